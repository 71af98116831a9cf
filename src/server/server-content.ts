import { AnswerCache } from "../content/answer-cache.ts";
import { draftHeader } from "../content/preview-link.ts";
import { type Send, sendTo } from "../content/calls/call-once.ts";
import type { CallService } from "../content/calls/call-service.ts";
import { sign } from "../lib/http/signature.ts";
import { memoizeCall } from "../lib/promises/memoize.ts";
import type { Settings } from "../settings.ts";
import {
  type ContentOutage,
  createContentOutage,
} from "./logging/content-outage.ts";
import type { Log } from "./logging/log.ts";

const contentFolder = new URL("../../data/content/", import.meta.url);

/** The embedded content service, in process. */
export interface EmbeddedContent {
  send: Send;
  /** When the next publication date comes; absent if records may change. */
  nextDate?(): number;
}

/** The content as the server has it. */
export interface ServerContent {
  answers: AnswerCache;
  callService: CallService;
  outage: Pick<ContentOutage, "reason">;
  /** Whether the content service is the embedded one, which answers at once. */
  isEmbedded: boolean;
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
  embedded: () => Promise<EmbeddedContent> = () =>
    loadEmbedded(settings.previewSecret),
): ServerContent {
  const { contentApiUrl, previewSecret } = settings;
  const loaded = memoizeCall(embedded);
  const send: Send = contentApiUrl
    ? sendTo(contentApiUrl)
    : async (...args) => await (await loaded()).send(...args);
  const ending = new AbortController();
  const outage = createContentOutage(log);
  // Loaded with the first call: no cold start of a fixed page waits for it.
  const loadedCalls = memoizeCall(async (): Promise<CallService> => {
    const [{ createCallService }, { parserOf }] = await Promise.all([
      import("../content/calls/call-service.ts"),
      import("../pages/records.server.ts"),
    ]);
    return createCallService({
      parserOf,
      send,
      sendDrafts: previewSecret ? signedBy(previewSecret, send) : send,
      timeoutMs: settings.contentTimeoutMs,
      ended: ending.signal,
      onAttempt: outage.note,
      onLeftOut: (what, count) =>
        log.warn("Left out invalid content", { what, ...count }),
      onUnknownBlocks: (id, types) =>
        log.warn("Left out unknown blocks", { id, types: types.join() }),
    });
  });
  /** Until when the answer to a call that begins now holds. */
  async function nextDate(): Promise<{ changesAt?: number }> {
    const service = contentApiUrl
      ? undefined
      // The call fails, too.
      : await loaded().catch(() => undefined);
    const changesAt = service?.nextDate?.();
    return changesAt === undefined ? {} : { changesAt };
  }
  const callService: CallService = async (...args) => {
    const [call, dated] = await Promise.all([loadedCalls(), nextDate()]);
    return { ...await call(...args), ...dated };
  };
  return {
    answers: new AnswerCache({
      callService,
      freshMs: settings.contentFreshSeconds * 1000,
      staleMs: settings.contentStaleSeconds * 1000,
    }),
    callService,
    outage,
    isEmbedded: contentApiUrl === undefined,
    async load() {
      if (!contentApiUrl) await loaded();
    },
    end: () => ending.abort(),
  };
}

/** Signs each call, so that the content service can authorise it. */
function signedBy(secret: string, send: Send): Send {
  return async (path, { headers, signal }) => {
    const signature = await sign(secret, path);
    return await send(path, {
      headers: { ...headers, [draftHeader]: signature },
      signal,
    });
  };
}

/** Calls the embedded content service in process, in the shape of HTTP. */
async function loadEmbedded(previewSecret?: string): Promise<EmbeddedContent> {
  const [
    { readContentFiles },
    { createContentService, nextDateOf },
  ] = await Promise.all([
    import("../pages/records.server.ts"),
    import("../content/embedded/content-service.ts"),
  ]);
  const files = await readContentFiles(contentFolder);
  const service = createContentService(files, previewSecret);
  return {
    send: async (path, { headers }) => await service.request(path, { headers }),
    nextDate: () => nextDateOf(files),
  };
}
