import type { ResultCache } from "../../content/cache/result-cache.ts";
import type { CurrentPage } from "../../routing/page-context.ts";
import {
  hasEssentialFailure,
  pendingOf,
  statusOf,
} from "../../routing/page-state.ts";
import type { BuildManifest } from "../assets/build-manifest.ts";
import { documentHeaders } from "../headers/page-headers.ts";
import type { Log } from "../logging/log.ts";
import type { PageToRender, Renderer } from "../rendering/renderer.tsx";
import { createDocument, type HtmlDocument } from "./document.ts";
import type { DocumentCache } from "./document-cache.ts";
import {
  type Dependencies,
  type PendingDependencies,
  sameDependencies,
  settledDependencies,
  withDependencies,
} from "./result-tracking.ts";

/** A page whose loader has run, and the content results that it asked for. */
export interface LoadedPage extends PageToRender {
  dependencies: PendingDependencies;
}

export interface CompleteDocumentsOptions {
  /** Loads the page of an address and starts its loader. */
  load(address: string, signal?: AbortSignal): Promise<CurrentPage>;
  renderer: Renderer;
  manifest(): BuildManifest;
  siteUrl: string;
  results: Pick<ResultCache, "pending">;
  /** Without a cache, as in development, each request renders its page. */
  cache?: DocumentCache;
  log: Log;
}

/** Complete documents: rendered once for each state of their content. */
export interface CompleteDocuments {
  /** Loads the page of an address. */
  load(address: string, signal?: AbortSignal): Promise<LoadedPage>;
  /** Renders a page whose data has come. */
  render(page: LoadedPage, status?: number): Promise<HtmlDocument>;
  /** Loads and renders an address, however long its data takes. */
  at(address: string): Promise<HtmlDocument>;
  /** Renders a document again in the background, with refreshed content. */
  refresh(address: string): Promise<void>;
}

/** Creates the complete documents of the site. */
export function createCompleteDocuments(
  options: CompleteDocumentsOptions,
): CompleteDocuments {
  const { results, cache, log } = options;
  const refreshing = new Set<string>();
  const renderOnce = createSharedRendering(options);

  async function load(
    address: string,
    signal?: AbortSignal,
  ): Promise<LoadedPage> {
    const { value, dependencies } = await withDependencies(() =>
      options.load(address, signal)
    );
    return { address, current: value, dependencies };
  }

  async function render(
    page: LoadedPage,
    status = statusOf(page.current),
  ): Promise<HtmlDocument> {
    const dependencies = await settledDependencies(page.dependencies);
    const cached = cache?.get(page.address);
    return cached && sameDependencies(cached.dependencies, dependencies)
      ? cached
      : await renderOnce(page, status, dependencies);
  }

  async function at(address: string): Promise<HtmlDocument> {
    const page = await load(address);
    await Promise.allSettled(pendingOf(page.current));
    return await render(page);
  }

  async function refresh(address: string): Promise<void> {
    if (refreshing.has(address)) return;
    refreshing.add(address);
    try {
      const { dependencies } = await load(address);
      await Promise.all([...dependencies.keys()].map(results.pending));
      await at(address);
    } catch (error) {
      log.error("Cannot refresh a document", reasonOf(address, error));
    } finally {
      refreshing.delete(address);
    }
  }

  return { load, render, at, refresh };
}

type Render = (
  page: LoadedPage,
  status: number,
  dependencies: Dependencies,
) => Promise<HtmlDocument>;

/** Concurrent renderings of one address and one content share their result. */
function createSharedRendering(options: CompleteDocumentsOptions): Render {
  const renderings = new Map<
    string,
    { dependencies: Dependencies; document: Promise<HtmlDocument> }
  >();
  return async (page, status, dependencies) => {
    if (!isTracked(page, dependencies)) {
      return await renderNew(page, status, dependencies, options);
    }
    const key = `${status} ${page.address}`;
    const pending = renderings.get(key);
    if (pending && sameDependencies(pending.dependencies, dependencies)) {
      return await pending.document;
    }
    const document = renderNew(page, status, dependencies, options);
    renderings.set(key, { dependencies, document });
    try {
      return await document;
    } finally {
      if (renderings.get(key)?.document === document) renderings.delete(key);
    }
  };
}

/** Renders a document, and keeps it when it is good for everybody. */
async function renderNew(
  page: LoadedPage,
  status: number,
  dependencies: Dependencies,
  options: CompleteDocumentsOptions,
): Promise<HtmlDocument> {
  const { renderer, cache, log } = options;
  const { html, errors } = await renderer.complete(page);
  for (const error of errors) {
    log.error("Cannot render a page", reasonOf(page.address, error));
  }
  const isShared = errors.length === 0 && !hasEssentialFailure(page.current);
  const facts = { status, isShared, html, dependencies };
  const document = documentOf(page, facts, options);
  if (isShared && isTracked(page, dependencies)) {
    cache?.set(page.address, document);
  }
  return document;
}

interface DocumentFacts {
  status: number;
  isShared: boolean;
  html: Uint8Array<ArrayBuffer>;
  dependencies: Dependencies;
}

function documentOf(
  { address, current: { pattern, page } }: PageToRender,
  { status, isShared, html, dependencies }: DocumentFacts,
  { manifest, siteUrl }: Pick<CompleteDocumentsOptions, "manifest" | "siteUrl">,
): HtmlDocument {
  return createDocument({
    pattern,
    status,
    html,
    isShared,
    dependencies,
    headers: documentHeaders(
      {
        siteUrl,
        styleHash: manifest().pages[pattern]?.styles.hash,
        calls: dependencies.keys(),
      },
      { address, pattern, queries: page.queries, status },
    ),
  });
}

/** Whether every result that a page shows is among its dependencies. */
function isTracked(
  { current: { data } }: PageToRender,
  dependencies: Dependencies,
): boolean {
  return dependencies.size > 0 ||
    !Object.values(data).some((value) => value instanceof Promise);
}

function reasonOf(address: string, error: unknown) {
  const reason = error instanceof Error ? error.stack : String(error);
  return { address, reason };
}
