import {
  type ContentRequest,
  type Parse,
  requestContent,
} from "../content/transport/request.ts";
import {
  type ContentClient,
  createContentClient,
} from "../content/content-client.ts";
import { createContentApi, type Parsers } from "../content/api/content-api.ts";
import type { RelatedPosts } from "../content/views/related.ts";
import { paths, relatedPath } from "../addresses/paths.ts";

/** Key of the visitor's token in local storage. */
const tokenKey = "auth-token";

/** The `Authorization` header of a visitor who has a token. */
export function authorization(): string | undefined {
  try {
    const token = localStorage.getItem(tokenKey);
    return token ? `Token ${token}` : undefined;
  } catch {
    // Storage may be forbidden; then there is no token.
    return undefined;
  }
}

/** A field of a body; undefined when it is none or holds something else. */
function field<T>(key: string, fits: (value: unknown) => boolean): Parse<T> {
  return (body) => {
    const value = (body as Record<string, unknown> | null)?.[key];
    return fits(value) ? value as T : undefined;
  };
}

/** The gateway has checked every record against its schema already. */
const readers: Parsers = {
  articles: field("articles", Array.isArray),
  jobs: field("jobs", Array.isArray),
  article: (body) =>
    body === null ? undefined : (body as { article?: never }).article ?? null,
  job: (body) => (body as { _id?: string } | null)?._id ? body as never : null,
};

/** Requests a path of the site, with the visitor's token. */
const request: ContentRequest = (path, parse, { signal } = {}) =>
  requestContent(path, {
    send: fetch,
    parse,
    signal,
    authorization: authorization(),
  });

const postViews = () => import("../content/views/post-views.ts");
const jobViews = () => import("../content/views/job-views.ts");

/** Loads the modules that a record's page asks for besides its own. */
export async function loadRecordModules(pattern: string): Promise<void> {
  if (pattern === paths.project) await import("../../data/captions.ts");
  if (pattern === paths.article) await postViews();
  if (pattern === paths.job) await jobViews();
}

/** The content client of the browser: it asks the `/api` gateway. */
export function createBrowserContent(): ContentClient {
  return createContentClient({
    api: createContentApi(request, readers),
    postViews,
    jobViews,
    related: (id, options) =>
      request(
        `${relatedPath}?${new URLSearchParams({ id })}`,
        (body) => body as RelatedPosts,
        options,
      ),
  });
}
