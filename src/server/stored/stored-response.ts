import type { CacheEntry } from "../../content/content-cache.ts";
import { type QueryKey, tagsOfKeys } from "../../content/query-keys.ts";
import type { Coding, EncodedBody } from "../../lib/http/encodings.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The header that Deno Deploy's cache reads a response's tags from. */
const cacheTagHeader = "Deno-Cache-Tag";

/** A complete response that is the same for every visitor. */
export interface StoredResponse {
  status: number;
  body: Bytes;
  /** All headers but those that differ by coding and by time. */
  headers: Readonly<Record<string, string>>;
  /** The path of its route, for the log. */
  route: string;
  /** The keys of the content that it was made of. */
  keys: readonly QueryKey[];
  /**
   * Until when it may be sent again, by `performance.now()`: as long as its
   * least fresh entry.
   */
  freshUntil: number;
  /**
   * When it changes next without a deployment, by `Date.now()`; 0 if at any
   * time.
   */
  changesAt: number;
  /** Whether it shows that a call failed: crawlers get it with status 503. */
  hasFailed: boolean;
  /** The body in each content coding, compressed once, at its first use. */
  encoded: Partial<Record<Coding, EncodedBody | Promise<EncodedBody>>>;
  /** Bytes that it takes in memory, without what is compressed later. */
  bytes: number;
}

/** What a response is made of. */
export interface StoredResponseInit
  extends Pick<StoredResponse, "status" | "headers" | "route"> {
  body: Bytes | string;
  /** The entries that it was made of, and until when each is fresh. */
  used?: ReadonlyMap<QueryKey, Omit<CacheEntry, "result">>;
  /** Whether it says when it was made. */
  isDated?: boolean;
  /** Whether it may be cached; by default it may. */
  isCacheable?: boolean;
  hasFailed?: boolean;
  /** What the build compressed. */
  encoded?: Partial<Record<Coding, EncodedBody>>;
}

/** Creates a response. */
export function createStoredResponse(
  {
    body: given,
    used = new Map(),
    headers,
    encoded = {},
    isCacheable = true,
    isDated = false,
    hasFailed = false,
    ...rest
  }: StoredResponseInit,
): StoredResponse {
  const keys = [...used.keys()];
  const entries = [...used.values()];
  const body = typeof given === "string"
    ? new TextEncoder().encode(given)
    : given;
  const isTagged = rest.status === 200 && keys.length > 0;
  return {
    ...rest,
    body,
    hasFailed,
    headers: {
      ...headers,
      ...(isTagged && { [cacheTagHeader]: tagsOfKeys(keys).join() }),
    },
    keys,
    freshUntil: !isCacheable ? 0 : Math.min(
      Infinity,
      ...entries.map(({ freshUntil }) => freshUntil),
    ),
    changesAt: isDated ? 0 : Math.min(
      Infinity,
      ...entries.map(({ changesAt = 0 }) => changesAt),
    ),
    encoded: { ...encoded },
    bytes: [{ body }, ...Object.values(encoded)]
      .reduce((sum, { body }) => sum + body.byteLength, 0),
  };
}

/** The same response with status 503. */
export function asUnavailable(stored: StoredResponse): StoredResponse {
  const headers = { ...stored.headers, "Retry-After": "60" };
  return { ...stored, status: 503, headers };
}

/** Whether the content of a response is fresh. */
export function isFresh({ freshUntil }: StoredResponse): boolean {
  return freshUntil > performance.now();
}
