import { AnswerCache } from "../content/answer-cache.ts";
import type { EmbeddedService } from "../content/calls/call-once.ts";
import type { CallService } from "../content/calls/call-service.ts";
import { memoizeCall } from "../lib/promises/memoize.ts";
import type { Settings } from "../settings.ts";
import {
  type ContentOutage,
  createContentOutage,
} from "./logging/content-outage.ts";
import type { Log } from "./logging/log.ts";

const contentFolder = new URL("../../data/content/", import.meta.url);

/** The content as the server has it. */
export interface ServerContent {
  answers: AnswerCache;
  /**
   * Loads what calls the service, with the first call: no cold start of a fixed
   * page waits for it.
   */
  calls(): Promise<CallService>;
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
 * @param loadService Loads the embedded service.
 */
export function createServerContent(
  settings: Settings,
  log: Log,
  loadService: () => Promise<EmbeddedService> = () =>
    loadEmbedded(settings.previewSecret),
): ServerContent {
  const { contentApiUrl, previewSecret } = settings;
  const embedded = memoizeCall(loadService);
  const ending = new AbortController();
  const outage = createContentOutage(log);
  const calls = memoizeCall(async () => {
    const [{ CallService }, { records }] = await Promise.all([
      import("../content/calls/call-service.ts"),
      import("../pages/records.server.ts"),
    ]);
    return new CallService({
      service: contentApiUrl ?? embedded,
      kinds: records,
      draftSecret: previewSecret,
      timeoutMs: settings.contentTimeoutMs,
      ended: ending.signal,
      onAttempt: outage.note,
      onLeftOut: (what, count) =>
        log.warn("Left out invalid content", { what, ...count }),
      onUnknownBlocks: (id, types) =>
        log.warn("Left out unknown blocks", { id, types: types.join() }),
    });
  });
  return {
    answers: new AnswerCache({
      calls,
      async nextDate() {
        if (contentApiUrl) return undefined;
        // The call fails, too.
        const service = await embedded().catch(() => undefined);
        return service?.nextDate?.();
      },
      freshMs: settings.contentFreshSeconds * 1000,
      staleMs: settings.contentStaleSeconds * 1000,
    }),
    calls,
    outage,
    isEmbedded: contentApiUrl === undefined,
    async load() {
      if (!contentApiUrl) await embedded();
    },
    end: () => ending.abort(),
  };
}

/** Loads the embedded content service with the content files. */
async function loadEmbedded(previewSecret?: string): Promise<EmbeddedService> {
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
    request: (path, { headers }) => service.request(path, { headers }),
    nextDate: () => nextDateOf(files),
  };
}
