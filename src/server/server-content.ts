import {
  type ContentApi,
  createContentApi,
} from "../content/api/content-api.ts";
import { createParsers, type OnDropped } from "../content/api/parsers.ts";
import { createParseCache } from "../content/cache/parse-cache.ts";
import {
  createResultCache,
  type ResultCache,
} from "../content/cache/result-cache.ts";
import { createContentRequest } from "../content/transport/content-request.ts";
import { type Send, sendTo } from "../content/transport/request.ts";
import { memoizeCall } from "../lib/promises/memoize.ts";
import type { Settings } from "../settings.ts";
import { trackResults } from "./documents/result-tracking.ts";
import type { Log } from "./logging/log.ts";

const contentFolder = new URL("../../data/content/", import.meta.url);

/** The content as the server has it. */
export interface ServerContent {
  /** The six calls for public records: cached, and tracked for each page. */
  api: ContentApi;
  /** The same for a visitor with a token, whose rights the service knows. */
  personal: ContentApi;
  /** Articles of any status, for signed previews. */
  drafts: Pick<ContentApi, "article">;
  results: ResultCache;
  /**
   * Loads the embedded content service, if it is used.
   * @throws {ContentFileError} When one of its records does not fit.
   */
  load(): Promise<void>;
}

/**
 * The six calls as the server makes them: to the content service of the
 * settings or to the embedded one.
 * @param embedded Loads the embedded service.
 */
export function createServerContent(
  settings: Settings,
  log: Log,
  embedded: () => Promise<EmbeddedContent> = loadEmbedded,
): ServerContent {
  const { contentApiUrl, contentTimeoutMs } = settings;
  const loaded = memoizeCall(embedded);
  const [send, sendDrafts] = contentApiUrl
    ? [sendTo(contentApiUrl), sendTo(contentApiUrl)]
    : [
      sendWhenLoaded(async () => (await loaded()).send),
      sendWhenLoaded(async () => (await loaded()).sendDrafts),
    ];
  const results = createResultCache({
    request: createContentRequest({
      send,
      timeoutMs: contentTimeoutMs,
      parseCache: createParseCache(),
    }),
    freshMs: settings.contentFreshSeconds * 1000,
    staleMs: settings.contentStaleSeconds * 1000,
  });
  const onDropped: OnDropped = (what, count) =>
    log.warn("Left out records that do not fit", { what, count });

  /** Calls for those who have a right to more than public records. */
  function unfiltered(send: Send): ContentApi {
    return createContentApi(
      createContentRequest({ send, timeoutMs: contentTimeoutMs }),
      createParsers({ onDropped, isPublicOnly: false }),
    );
  }
  return {
    api: createContentApi(
      trackResults(results.request),
      createParsers({ onDropped, isPublicOnly: true }),
    ),
    personal: unfiltered(send),
    drafts: unfiltered(sendDrafts),
    results,
    async load() {
      if (!contentApiUrl) await loaded();
    },
  };
}

/** Calls of the embedded content service. */
export interface EmbeddedContent {
  send: Send;
  /** The same with records that are not public. */
  sendDrafts: Send;
}

function sendWhenLoaded(load: () => Promise<Send>): Send {
  return async (...args) => await (await load())(...args);
}

/** Calls the embedded content service in process, in the shape of HTTP. */
async function loadEmbedded(): Promise<EmbeddedContent> {
  const [{ readContentFiles }, { createContentService }] = await Promise.all([
    import("../content-service/content-files.ts"),
    import("../content-service/content-service.ts"),
  ]);
  const files = await readContentFiles(contentFolder);
  const service = createContentService(files);
  const drafts = createContentService(files, { isPublicOnly: false });
  return {
    send: async (path, { headers }) => await service.request(path, { headers }),
    sendDrafts: async (path) => await drafts.request(path),
  };
}
