import {
  type AnswerCache,
  createAnswerCache,
} from "../content/answer-cache.ts";
import { type ContentFetchers, createFetchers } from "../content/fetchers.ts";
import { createReadMemory } from "../content/read-memory.ts";
import { checkedReaders } from "../content/readers.ts";
import { createUpstream, sendTo } from "../content/upstream.ts";
import type { Send } from "../content/ask.ts";
import type { Settings } from "../settings.ts";
import type { Log } from "./log.ts";
import { recordingAsk } from "./used-answers.ts";

const contentFolder = new URL("../../data/content/", import.meta.url);

/** The content as the server has it. */
export interface ServerContent {
  fetchers: ContentFetchers;
  /** What is kept of the answers. */
  answers: AnswerCache;
}

/**
 * The six calls as the server makes them: to the content service of the
 * settings or to the embedded one, within the deadline, checked and cached.
 * @param embedded Makes the embedded service ready, and asks it.
 * @throws {ContentFileError} When a record of the embedded service is unfit.
 */
export async function createServerContent(
  settings: Settings,
  log: Log,
  embedded: () => Promise<Send> = embeddedSend,
): Promise<ServerContent> {
  const { contentApiUrl, contentTimeoutMs } = settings;
  const send = contentApiUrl ? sendTo(contentApiUrl) : await embedded();
  const cache = createAnswerCache({
    ask: createUpstream({
      send,
      timeoutMs: contentTimeoutMs,
      memory: createReadMemory(),
    }),
    freshMs: settings.contentFreshSeconds * 1000,
    staleMs: settings.contentStaleSeconds * 1000,
  });
  const readers = checkedReaders((what, count) =>
    log.warn("Left out records that do not fit", { what, count })
  );
  return {
    fetchers: createFetchers(recordingAsk(cache.ask), readers),
    answers: cache,
  };
}

/** Calls the embedded content service in process, in the shape of HTTP. */
async function embeddedSend(): Promise<Send> {
  const [{ readContentFiles }, { createContentService }] = await Promise.all([
    import("../content-service/content-files.ts"),
    import("../content-service/content-service.ts"),
  ]);
  const service = createContentService(await readContentFiles(contentFolder));
  return async (path, { headers }) => await service.request(path, { headers });
}
