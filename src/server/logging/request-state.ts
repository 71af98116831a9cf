import type { Address } from "../../addresses/address.ts";

/** What the steps of a request hand on to each other, as Hono's `c.env`. */
export interface RequestState {
  /** Shown in the log, in `Server-Timing` and on the error page. */
  requestId: string;
  address: Address;
  /** Whether the request may belong to one visitor: a cookie or a token. */
  isPersonal: boolean;
  /** The pattern of what answered, for the log. */
  route?: string;
  /** Set when the response was in memory. */
  isFromMemory?: boolean;
}

export interface SiteEnv {
  Bindings: RequestState;
}
