import { ContentCache } from "../content/content-cache.ts";
import type { QueryKey } from "../content/query-keys.ts";
import type {
  Answer,
  Caller,
  EmbeddedService,
} from "../content/calls/call-once.ts";
import type { CallService } from "../content/calls/call-service.ts";
import { unreachable } from "../lib/content-result.ts";
import { memoizeCall } from "../lib/promises/memoize.ts";
import type { Settings } from "../settings.ts";
import {
  type ContentOutage,
  createContentOutage,
} from "./logging/content-outage.ts";
import { inspectError, type Log } from "./logging/log.ts";

/** The content as the server has it. */
export class ContentClient {
  readonly cache: ContentCache;
  readonly outage: ContentOutage;
  /** Whether the content service is the embedded one, which answers at once. */
  readonly isEmbedded: boolean;
  readonly #embedded: () => Promise<EmbeddedService>;
  readonly #service: () => Promise<CallService>;
  readonly #ending = new AbortController();
  readonly #log: Log;

  /**
   * The content of the settings' content service or of the embedded one.
   * @param loadEmbedded Loads the embedded service.
   */
  constructor(
    settings: Settings,
    log: Log,
    loadEmbedded = () => readEmbedded(settings.previewSecret),
  ) {
    this.cache = new ContentCache(this, {
      freshMs: settings.contentFreshSeconds * 1000,
      staleMs: settings.contentStaleSeconds * 1000,
    });
    this.#log = log;
    this.outage = createContentOutage(log);
    this.isEmbedded = settings.contentApiUrl === undefined;
    this.#embedded = memoizeCall(loadEmbedded);
    this.#service = memoizeCall(() => this.#loadService(settings));
  }

  /**
   * Calls the service and parses its answer. Loads what does so with the first
   * call: no cold start of a fixed page waits for it. Never rejects.
   */
  async call(key: QueryKey, caller?: Caller): Promise<Answer> {
    try {
      const service = await this.#service();
      return await service.call(key, caller);
    } catch (cause) {
      this.#log.error("Cannot call the content service", {
        reason: inspectError(cause),
      });
      return { result: unreachable, bytes: 0 };
    }
  }

  /** When the next publication date comes (epoch milliseconds), if known. */
  async nextDate(): Promise<number | undefined> {
    if (!this.isEmbedded) return undefined;
    // The call fails, too.
    const service = await this.#embedded().catch(() => undefined);
    return service?.nextDate?.();
  }

  /**
   * Loads the embedded content service.
   * @throws {ContentFileError} When one of its records is invalid.
   */
  async load(): Promise<void> {
    await this.#embedded();
  }

  /** Aborts the calls of pages: the process is shutting down. */
  abortCalls(): void {
    this.#ending.abort();
  }

  async #loadService(settings: Settings): Promise<CallService> {
    const log = this.#log;
    const [{ CallService }, { records }] = await Promise.all([
      import("../content/calls/call-service.ts"),
      import("../pages/records.server.ts"),
    ]);
    return new CallService({
      service: settings.contentApiUrl ?? this.#embedded,
      kinds: records,
      previewSecret: settings.previewSecret,
      timeoutMs: settings.contentTimeoutMs,
      ended: this.#ending.signal,
      onAttempt: this.outage.note,
      onLeftOut: (what, count) =>
        log.warn("Left out invalid content", { what, ...count }),
      warn: log.warn,
    });
  }
}

/** Loads the embedded content service with the content files. */
async function readEmbedded(previewSecret?: string): Promise<EmbeddedService> {
  const [
    { readContentFiles },
    { createContentService, nextDateOf },
  ] = await Promise.all([
    import("../pages/records.server.ts"),
    import("../content/embedded/content-service.ts"),
  ]);
  const files = await readContentFiles();
  const service = createContentService(files, previewSecret);
  return {
    request: (path, { headers }) => service.request(path, { headers }),
    nextDate: () => nextDateOf(files),
  };
}
