import type { Answer } from "../content/answer.ts";
import type { ContentClient } from "../content/content-client.ts";
import { mark, settledValue } from "../content/settled.ts";

interface Remembered {
  answer: Promise<Answer<unknown>>;
  until: number;
  reader: string | undefined;
  /** Whether it was asked for ahead, so that a navigation may wait for it. */
  ahead: boolean;
}

export interface RememberOptions {
  /** How long an answer is shown again without asking, in milliseconds. */
  forMs: number;
  /** Who reads: answers of one visitor's token are not shown to another. */
  reader(): string | undefined;
  now?(): number;
}

/** The content client of a visit. */
export interface RememberingContent extends ContentClient {
  /** Takes in what the document brought. */
  remember(name: string, id: string, answer: Promise<Answer<unknown>>): void;
  /** Runs work that asks for what a navigation may want soon. */
  ahead(work: () => void): void;
}

/**
 * Keeps the answers of a visit for a while, so that a step back shows the page
 * at once, at the place where the visitor left it.
 */
export function rememberContent(
  content: ContentClient,
  { forMs, reader, now = Date.now }: RememberOptions,
): RememberingContent {
  const kept = new Map<string, Remembered>();
  let isAhead = false;
  function remember(
    name: string,
    id: string,
    answer: Promise<Answer<unknown>>,
  ): void {
    kept.set(`${name} ${id}`, {
      answer: mark(answer),
      until: now() + forMs,
      reader: reader(),
      ahead: isAhead,
    });
  }
  function recall<T>(
    name: string,
    id: string,
    ask: () => Promise<Answer<T>>,
  ): Promise<Answer<T>> {
    const known = kept.get(`${name} ${id}`);
    if (known && known.until > now() && known.reader === reader()) {
      const answer = settledValue(known.answer);
      // A failure, and an answer that never came, are asked for again.
      // What was asked for ahead is waited for, and never asked for twice.
      if (answer?.ok ?? (known.ahead || isAhead)) {
        return known.answer as Promise<Answer<T>>;
      }
    }
    const asked = ask();
    remember(name, id, asked);
    return asked;
  }
  function ahead(work: () => void): void {
    isAhead = true;
    try {
      work();
    } finally {
      isAhead = false;
    }
  }
  return {
    remember,
    ahead,
    blog: (...args) => recall("blog", "", () => content.blog(...args)),
    article: (id, ...args) =>
      recall("article", id, () => content.article(id, ...args)),
    jobs: (...args) => recall("jobs", "", () => content.jobs(...args)),
    related: (id, ...args) =>
      recall("related", id, () => content.related(id, ...args)),
    job: (id, ...args) => recall("job", id, () => content.job(id, ...args)),
  };
}
