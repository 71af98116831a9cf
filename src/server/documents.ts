import type { BuildManifest } from "../build/manifest.ts";
import type { Answer } from "../content/answer.ts";
import type { AnswerCache } from "../content/answer-cache.ts";
import type { Log } from "./log.ts";
import { documentHeaders } from "./document-headers.ts";
import { loadCompressor } from "./lazy-compression.ts";
import type { PageStore } from "./page-store.ts";
import {
  hasFailure,
  isSameForAll,
  type LoadedPage,
  type PageRenderer,
  pendingOf,
  type RenderOptions,
  statusOf,
  styleHashOf,
} from "./render-page.tsx";
import { type StoredPage, storedPage } from "./stored-page.ts";
import { type UsedAnswers, withUsedAnswers } from "./used-answers.ts";
import { versionOf } from "./version.ts";

export interface DocumentsOptions {
  renderer: PageRenderer;
  manifest(): BuildManifest;
  siteUrl: string;
  /** What is known of the content, to tell whether a document is current. */
  answers: AnswerCache;
  /** Where documents are kept; it may know some that the build made. */
  store: PageStore;
  /** Development renders every page anew, in one go. */
  production: boolean;
  log: Log;
}

/** A page whose loader has run, and the answers that it asked for. */
export interface Loading {
  page: LoadedPage;
  used: UsedAnswers;
}

/** Until when a document is known to say what the content says. */
interface Judgement {
  /** The answers' generation that it was made in. */
  generation: number;
  freshUntil: number;
}

/** Complete documents: rendered once for each state of their content. */
export interface Documents {
  /** The document of an address, when it still says what is known. */
  current(address: string): StoredPage | undefined;
  /** Finds the page of an address and starts its loader. */
  load(address: string, signal?: AbortSignal): Promise<Loading>;
  /** The document of a page whose data has come. */
  of(loading: Loading, status?: number): Promise<StoredPage>;
  /** The document of an address, however long its data takes. */
  at(address: string): Promise<StoredPage>;
  /** What rendering needs, for a visitor who may leave. */
  renderOptions(address: string, signal?: AbortSignal): RenderOptions;
  size: PageStore["size"];
}

/** Keeps documents, and renders them again when their content has changed. */
export function createDocuments(options: DocumentsOptions): Documents {
  const { renderer, siteUrl, log, answers, store, production } = options;
  const refreshing = new Set<string>();

  const judged = new WeakMap<StoredPage, Judgement>();

  /** Whether a document says what is known; undefined when that is unknown. */
  function stateOf(page: StoredPage): "fresh" | "stale" | undefined {
    if (page.answers.size === 0) return "fresh";
    const generation = answers.generation();
    const before = judged.get(page);
    // Until an answer changes or grows old, the last judgement holds.
    if (
      before?.generation === generation && answers.now() < before.freshUntil
    ) {
      return "fresh";
    }
    let freshUntil = Infinity;
    for (const [path, answer] of page.answers) {
      const known = answers.peek(path);
      if (known?.answer !== answer) return undefined;
      if (known) freshUntil = Math.min(freshUntil, known.freshUntil);
    }
    judged.set(page, { generation, freshUntil });
    return answers.now() < freshUntil ? "fresh" : "stale";
  }

  function current(address: string): StoredPage | undefined {
    const page = production ? store.get(address) : undefined;
    const state = page && stateOf(page);
    if (state === "stale") refresh(address);
    return state && page;
  }

  /** Renders a document again when its content has changed meanwhile. */
  async function refresh(address: string): Promise<void> {
    if (refreshing.has(address)) return;
    refreshing.add(address);
    try {
      const { used } = await load(address);
      await Promise.all([...used.keys()].map(answers.underWay));
      await at(address);
    } catch (error) {
      report(address, error);
    } finally {
      refreshing.delete(address);
    }
  }

  async function load(address: string, signal?: AbortSignal): Promise<Loading> {
    const { result, used } = await withUsedAnswers(() =>
      renderer.load(address, signal)
    );
    return { page: result, used };
  }

  function renderOptions(address: string, signal?: AbortSignal): RenderOptions {
    return {
      manifest: options.manifest(),
      siteUrl,
      ...(signal && { signal }),
      onError(error) {
        if (!signal?.aborted) report(address, error);
      },
    };
  }

  function report(address: string, error: unknown): void {
    log.error("Cannot render a page", {
      address,
      reason: error instanceof Error ? error.stack : String(error),
    });
  }

  async function of(
    { page, used }: Loading,
    status = statusOf(page),
  ): Promise<StoredPage> {
    const made = await settledAnswers(used);
    const known = production ? store.get(page.address) : undefined;
    if (known && isMadeOf(known, made)) return known;
    let failed = hasFailure(page) || status >= 500;
    const render = renderOptions(page.address);
    const stream = await renderer.whole(page, {
      ...render,
      onError(error) {
        failed = true;
        render.onError(error);
      },
    });
    const html = new Uint8Array(await new Response(stream).arrayBuffer());
    const shared = isSameForAll(page) && !failed;
    const document = storedPage({
      status,
      html,
      version: versionOf(html),
      answers: made,
      headers: documentHeaders(siteUrl, {
        address: page.address,
        status,
        shared,
        styleHash: styleHashOf(page, render),
      }),
    });
    await loadCompressor();
    if (shared && production && isAccountedFor(page, made)) {
      store.put(page.address, document);
    }
    return document;
  }

  async function at(address: string): Promise<StoredPage> {
    const loading = await load(address);
    await Promise.allSettled(pendingOf(loading.page));
    return await of(loading);
  }

  return { current, load, of, at, renderOptions, size: store.size };
}

function isMadeOf(
  page: StoredPage,
  made: StoredPage["answers"],
): boolean {
  return page.answers.size === made.size &&
    [...made].every(([path, answer]) => page.answers.get(path) === answer);
}

/** Whether all that a page shows comes from answers that can be compared. */
function isAccountedFor(
  { data }: LoadedPage,
  made: StoredPage["answers"],
): boolean {
  const values = Object.values(data);
  return made.size > 0 || !values.some((value) => value instanceof Promise);
}

async function settledAnswers(
  used: UsedAnswers,
): Promise<Map<string, Answer<unknown> | undefined>> {
  return new Map(
    await Promise.all(
      [...used].map(async ([path, answer]) => [path, await answer] as const),
    ),
  );
}
