import { type Answer, AnswerCache } from "../content/answer-cache.ts";
import type { Article } from "../pages/blog/article.server.ts";
import { draftHeader } from "../content/preview-link.ts";
import type { CallName } from "../content/call-names.ts";
import {
  type ContentApi,
  contentApi,
  scheduledOnly,
} from "../content/content-api.ts";
import type { ContentAccess } from "../content/content-access.ts";
import { withRelatedPosts } from "../pages/blog/with-related-posts.ts";
import {
  type ContentResult,
  overCapacity,
} from "../content/transport/content-result.ts";
import {
  type CallOptions,
  type Send,
  sendTo,
} from "../content/transport/call-once.ts";
import { sign } from "../lib/http/signature.ts";
import { memoizeCall } from "../lib/promises/memoize.ts";
import { ownTurn } from "../lib/promises/own-turn.ts";
import {
  isSettled,
  mapSettled,
  resolvedPromise,
  trackSettled,
} from "../lib/promises/settled-promise.ts";
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
  outage: Pick<ContentOutage, "reason">;
  /** Whether the content service is the embedded one, which answers at once. */
  isEmbedded: boolean;
  /** The calls with a visitor's token; the service authorises them. */
  personal(options: CallOptions): ContentApi;
  /** The calls for signed previews: articles of any status. */
  drafts: ContentApi;
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
  const { contentApiUrl, previewSecret } = settings;
  const loaded = memoizeCall(embedded);
  const send: Send = contentApiUrl
    ? sendTo(contentApiUrl)
    : async (...args) => await (await loaded())(...args);
  const ending = new AbortController();
  const outage = createContentOutage(log);
  // Loaded with the first call: no cold start of a fixed page waits for it.
  const access = memoizeCall(async (): Promise<ContentAccess> => {
    const [{ createContentAccess }, { parserOf }] = await Promise.all([
      import("../content/content-access.ts"),
      import("../pages/records.server.ts"),
    ]);
    return createContentAccess({
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
  return {
    answers: new AnswerCache({
      fetch: async (name) => await (await access()).fetch(name),
      freshMs: settings.contentFreshSeconds * 1000,
      staleMs: settings.contentStaleSeconds * 1000,
    }),
    outage,
    isEmbedded: contentApiUrl === undefined,
    personal: (options) =>
      contentApi(async (name) =>
        await (await access()).personal(name, options)
      ),
    drafts: contentApi(async (name) => await (await access()).draft(name)),
    async load() {
      if (!contentApiUrl) await loaded();
    },
    end: () => ending.abort(),
  };
}

/** The answer to a call that is not cached, when no call may be made. */
const notCached: Answer = { result: overCapacity, freshUntil: 0 };

/** The content of one response, and which answers it was made of. */
export interface Visit {
  /** The calls for public records. */
  api: ContentApi;
  /** Adds related posts to an article, if the list of articles is cached. */
  withRelated(
    article: Promise<ContentResult<Article | null>>,
  ): Promise<ContentResult<Article | null>>;
  /** The answers that the response depends on, and until when each is fresh. */
  used: ReadonlyMap<CallName, Pick<Answer, "freshUntil">>;
  /** Whether every answer arrives within a page's short wait, in any case. */
  isWaitShort(): boolean;
}

/** The answer in a turn of its own: many visitors may have waited for it. */
async function inOwnTurn(answer: Promise<Answer>): Promise<Answer> {
  const value = await answer;
  await ownTurn();
  return value;
}

export interface VisitOptions {
  /** Whether to take only what is cached, without a call: over capacity. */
  isCachedOnly?: boolean;
}

/** Begins the calls of one response. */
export function createVisit(
  { answers, isEmbedded }: ServerContent,
  { isCachedOnly = false }: VisitOptions = {},
): Visit {
  const used = new Map<CallName, Pick<Answer, "freshUntil">>();
  let isWaitShort = true;
  function ask(name: CallName): Promise<Answer> {
    if (isCachedOnly) {
      return resolvedPromise(answers.cached(name) ?? notCached);
    }
    const answer = answers.ask(name);
    return isSettled(answer) ? answer : trackSettled(inOwnTurn(answer));
  }
  const api = contentApi(scheduledOnly((name) => {
    isWaitShort &&= isEmbedded || answers.isStale(name);
    used.set(name, { freshUntil: 0 });
    return mapSettled(ask(name), (answer) => {
      // The answer itself: a purge while the page is rendered makes it stale.
      used.set(name, answer);
      return answer.result;
    });
  }));
  function withRelated(article: Promise<ContentResult<Article | null>>) {
    // Not worth a call of its own to an external service.
    return isEmbedded || answers.isFresh("articles")
      ? withRelatedPosts(article, api.articles())
      : article;
  }
  return {
    api: { ...api, article: (id) => withRelated(api.article(id)) },
    withRelated,
    used,
    isWaitShort: () => isWaitShort,
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
async function loadEmbedded(previewSecret?: string): Promise<Send> {
  const [{ readContentFiles }, { createContentService }] = await Promise.all([
    import("../pages/records.server.ts"),
    import("../content/service/content-service.ts"),
  ]);
  const files = await readContentFiles(contentFolder);
  const service = createContentService(files, previewSecret);
  return async (path, { headers }) => await service.request(path, { headers });
}
