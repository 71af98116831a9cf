import { bulkhead, type BulkheadPolicy } from "cockatiel";
import type { Redirects } from "../records/redirects.ts";
import { createRateLimit, type RateLimit } from "../lib/http/rate-limit.ts";
import type { Settings } from "../settings.ts";
import type { Address } from "./http/address.ts";
import { Admission, type AdmissionLimits } from "./http/admission.ts";
import type { BuildManifest } from "./build/build-manifest.ts";
import { ResponseCache } from "./stored/response-cache.ts";
import type { Log } from "./logging/log.ts";
import type { PageSource } from "./logging/tracing.ts";
import type { ContentClient } from "./content-client.ts";

/** What handlers need besides a request, as Hono's `c.env`. */
export interface Services {
  settings: Settings;
  build: BuildManifest;
  /** Why the build cannot be served from disk any more, if so. */
  buildProblem?(): Promise<string | undefined>;
  content: ContentClient;
  /** From old addresses of pages and records. */
  redirects: Redirects;
  responses: ResponseCache;
  log: Log;
  /** Rate limits by kind of request. */
  limits: Limits;
  /** Limits the requests that stream or wait for content. */
  admission: Admission;
  /**
   * Limits the pages that are rendered from cached content once `admission` is
   * full, and the queue for them: each takes memory, too.
   */
  cachedPages: BulkheadPolicy;
  /** Up to how many admitted requests streams are compressed. */
  maxCompressed: number;
  /** Aborts when the process is asked to end. */
  stopping?: AbortSignal;
  /** The longest wait for content before a page's first byte leaves, in ms. */
  maxWaitMs: number;
  /** How long the body of a request may take to arrive, in milliseconds. */
  bodyTimeoutMs: number;
}

/** Rate limits of the endpoints that are open to all. */
export interface Limits {
  purges: RateLimit;
  reports: RateLimit;
  /** Log lines about reports. */
  reportLines: RateLimit;
  vitals: RateLimit;
  /** Log lines about errors in browsers: some at once, then one a minute. */
  browserErrors: RateLimit;
  /** Log lines about links that bring clients, which anyone can make up. */
  clientLinks: RateLimit;
}

/** What is known about a request, as Hono's `c.var`. */
interface RequestState {
  /** Shown in the log, in `Server-Timing` and on the error page. */
  requestId: string;
  address: Address;
  /** Whether the request may belong to one visitor: it has a token. */
  isPersonal: boolean;
  /** The path of the matched route, for the log. */
  route?: string;
  /** Of a document: when it changes next without a deployment. */
  changesAt?: number;
  /** Of a page or another document: how it came about. */
  source?: PageSource;
  /** Whether content that the page shows could not be had. */
  hasFailed?: boolean;
}

export interface SiteEnv {
  Bindings: Services;
  Variables: RequestState;
}

/**
 * Of the requests that stream or wait for content. While its content is late, a
 * page takes 0.4 MB, and 3 MB with Brotli.
 */
const admissionLimits: AdmissionLimits = {
  max: 320,
  reservedForVisitors: 64,
};

/** The services of a site. */
export function createServices(
  given:
    & Pick<Services, "settings" | "build" | "content" | "log">
    & Partial<Services>,
): Services {
  return {
    redirects: new Map(),
    responses: new ResponseCache(),
    limits: {
      purges: createRateLimit({ perSecond: 5, burst: 5 }),
      reports: createRateLimit({ perSecond: 20, burst: 20 }),
      reportLines: createRateLimit({ perSecond: 0.1, burst: 1 }),
      vitals: createRateLimit({ perSecond: 10, burst: 20 }),
      browserErrors: createRateLimit({ perSecond: 1 / 60, burst: 20 }),
      clientLinks: createRateLimit({ perSecond: 0.2, burst: 20 }),
    },
    admission: new Admission(admissionLimits),
    cachedPages: bulkhead(64, 640),
    maxCompressed: 8,
    maxWaitMs: 50,
    bodyTimeoutMs: 5000,
    ...given,
  };
}
