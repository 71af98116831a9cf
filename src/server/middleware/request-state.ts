import type { MiddlewareHandler } from "hono";
import type { SiteEnv } from "../services.ts";
import { parseAddress } from "../http/address.ts";

/** Notes what later steps need to know of a request. */
export const requestState: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { headers, url } = c.req.raw;
  c.set("address", parseAddress(url));
  // The site reads no cookie: those of its visitors are of other sites.
  c.set("isPersonal", headers.has("authorization"));
  await next();
};

const processId = crypto.getRandomValues(new Uint8Array(5)).toHex();
let count = 0;

/** A short id of a request, unique within and across processes. */
export function nextRequestId(): string {
  return `${processId}-${(++count).toString(36)}`;
}
