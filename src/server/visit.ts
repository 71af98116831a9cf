import type { Answer } from "../content/answer-cache.ts";
import type { CallName } from "../content/call-names.ts";
import { ContentSource, withinDates } from "../content/content-source.ts";
import type { RecordName } from "../content/record-kinds.ts";
import type { Caller } from "../content/calls/call-service.ts";
import {
  type ContentResult,
  overCapacity,
} from "../content/calls/content-result.ts";
import { ownTurn } from "../lib/promises/turns.ts";
import type { Article } from "../pages/blog/article.server.ts";
import { withRelatedPosts } from "../pages/blog/with-related-posts.ts";
import type { ServerContent } from "./server-content.ts";

export interface VisitOptions extends Caller {
  /** Whether to take only what is cached, without a call: over capacity. */
  isCachedOnly?: boolean;
}

/** How long an answer may be used. */
export type UsedAnswer = Pick<Answer, "freshUntil" | "changesAt">;

/** The answer to a call that is not cached, when no call may be made. */
const notCached: Answer = { result: overCapacity, freshUntil: 0 };

/** The content of one response, and which answers it was made of. */
export class Visit extends ContentSource {
  readonly #content: ServerContent;
  readonly #options: VisitOptions;
  readonly #used = new Map<CallName, UsedAnswer>();
  #isWaitShort = true;

  /** @param options Who visits; by default the public, whose answers are cached. */
  constructor(content: ServerContent, options: VisitOptions = {}) {
    super();
    this.#content = content;
    this.#options = options;
  }

  /** The cached answers that the response depends on. */
  get used(): ReadonlyMap<CallName, UsedAnswer> {
    return this.#used;
  }

  /** Whether every answer arrives within a page's short wait, in any case. */
  get isWaitShort(): boolean {
    return this.#isWaitShort;
  }

  /** With related posts, unless they would take a call to another service. */
  override article(id: string): Promise<ContentResult<Article | null>> {
    const { isEmbedded, answers } = this.#content;
    const article = super.record<Article>("article", id);
    if (!isEmbedded && !answers.isFresh("articles")) return article;
    const visitor = this.#isPublic ? this : new Visit(this.#content);
    return withRelatedPosts(article, visitor.articles());
  }

  override record<T>(
    name: RecordName,
    id: string,
  ): Promise<ContentResult<T | null>> {
    return name === "article"
      ? this.article(id) as Promise<ContentResult<T | null>>
      : super.record(name, id);
  }

  protected override async ask(
    name: CallName,
  ): Promise<ContentResult<unknown>> {
    if (!this.#isPublic) return await this.#call(name);
    const { answers, isEmbedded } = this.#content;
    this.#isWaitShort &&= isEmbedded || answers.isStale(name);
    this.#used.set(name, { freshUntil: 0 });
    const answer = await this.#answer(name);
    // The answer itself: a purge while the page is rendered makes it stale.
    this.#used.set(name, answer);
    return withinDates(answer.result);
  }

  get #isPublic(): boolean {
    return !this.#options.authorization && !this.#options.isDraft;
  }

  /** Calls the service, which decides what this visitor may see. */
  async #call(name: CallName): Promise<ContentResult<unknown>> {
    const { result } = await this.#content.callService(name, this.#options);
    return result;
  }

  async #answer(name: CallName): Promise<Answer> {
    const { answers } = this.#content;
    if (this.#options.isCachedOnly) return answers.cached(name) ?? notCached;
    const isThere = answers.isFresh(name);
    const answer = await answers.ask(name);
    // Many visitors may have waited for it.
    if (!isThere) await ownTurn();
    return answer;
  }
}
