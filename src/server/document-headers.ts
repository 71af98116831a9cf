import { addressHeaders } from "./address-headers.ts";
import { cachePolicy, pageHeaders } from "./page-headers.ts";

/**
 * Headers of a complete document.
 * @param shared Whether it is the same for everybody.
 * @param styleHash Hash of the styles that it brings along.
 */
export function documentHeaders(
  siteUrl: string,
  { address, status, shared, styleHash }: {
    address: string;
    status: number;
    shared: boolean;
    styleHash?: string | undefined;
  },
): Record<string, string> {
  return {
    ...pageHeaders({ siteUrl, styleHash }),
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
