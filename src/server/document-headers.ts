import { addressHeaders } from "./address-headers.ts";
import { cachePolicy, pageHeaders } from "./page-headers.ts";

/**
 * Headers of a complete document.
 * @param shared Whether it is the same for everybody.
 */
export function documentHeaders(
  siteUrl: string,
  { address, status, shared }: {
    address: string;
    status: number;
    shared: boolean;
  },
): Record<string, string> {
  return {
    ...pageHeaders({ siteUrl }),
    "Cache-Control": !shared
      ? cachePolicy.never
      : status === 404
      ? cachePolicy.notFound
      : cachePolicy.complete,
    ...(status === 503 && { "Retry-After": "60" }),
    ...(status === 200 && shared &&
      addressHeaders(siteUrl, address.split("?")[0] ?? "")),
  };
}
