import { createParseCache } from "../content/cache/parse-cache.ts";
import {
  createResultCache,
  type ResultCache,
} from "../content/cache/result-cache.ts";
import { draftHeader } from "../content/api/preview-link.ts";
import { createContentRequest } from "../content/transport/content-request.ts";
import { type Send, sendTo } from "../content/transport/request.ts";
import { sign } from "../lib/http/signature.ts";
import { memoizeCall } from "../lib/promises/memoize.ts";
import type { Settings } from "../settings.ts";
import type { ContentCalls } from "../content/content-calls.ts";
import {
  type ContentOutage,
  createContentOutage,
} from "./logging/content-outage.ts";
import type { Log } from "./logging/log.ts";

const contentFolder = new URL("../../data/content/", import.meta.url);

/** The content as the server has it. */
export interface ServerContent {
  results: ResultCache;
  outage: Pick<ContentOutage, "reason">;
  /** The calls of the content service; their parsers are loaded first. */
  calls(): Promise<ContentCalls>;
  /**
   * Loads the embedded content service, if it is used.
   * @throws {ContentFileError} When one of its records does not fit.
   */
  load(): Promise<void>;
  /** Ends the calls of pages with a failure: the process is about to end. */
  end(): void;
}

/**
 * The content of the settings' content service or of the embedded one.
 * @param embedded Loads the embedded service.
 */
export function createServerContent(
  settings: Settings,
  log: Log,
  embedded: () => Promise<Send> = () => loadEmbedded(settings.previewSecret),
): ServerContent {
  const { contentApiUrl, contentTimeoutMs: timeoutMs, previewSecret } =
    settings;
  const loaded = memoizeCall(embedded);
  const send: Send = contentApiUrl
    ? sendTo(contentApiUrl)
    : async (...args) => await (await loaded())(...args);
  const sendDrafts: Send = previewSecret
    ? async (path, { headers, signal }) => {
      const signature = await sign(previewSecret, path);
      return await send(path, {
        headers: { ...headers, [draftHeader]: signature },
        signal,
      });
    }
    : send;
  const ending = new AbortController();
  const outage = createContentOutage(log);
  const results = createResultCache({
    request: createContentRequest({
      send,
      timeoutMs,
      ended: ending.signal,
      onAttempt: outage.note,
      parseCache: createParseCache(),
    }),
    freshMs: settings.contentFreshSeconds * 1000,
    staleMs: settings.contentStaleSeconds * 1000,
  });
  return {
    results,
    outage,
    calls: memoizeCall(async () => {
      const { createContentCalls } = await import(
        "../content/content-calls.ts"
      );
      const { request } = results;
      return createContentCalls({
        ...{ request, send, sendDrafts, timeoutMs },
        onDropped: (what, count) =>
          log.warn("Left out records that do not fit", { what, count }),
        onUnknownBlocks: (id, types) =>
          log.warn("Left out unknown blocks", { id, types: types.join() }),
      });
    }),
    async load() {
      if (!contentApiUrl) await loaded();
    },
    end: () => ending.abort(),
  };
}

/** Calls the embedded content service in process, in the shape of HTTP. */
async function loadEmbedded(previewSecret?: string): Promise<Send> {
  const [{ readContentFiles }, { createContentService }] = await Promise.all([
    import("../content-service/content-files.ts"),
    import("../content-service/content-service.ts"),
  ]);
  const files = await readContentFiles(contentFolder);
  const service = createContentService(files, previewSecret);
  return async (path, { headers }) => await service.request(path, { headers });
}
