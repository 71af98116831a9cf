import type { ResultCache } from "../../content/cache/result-cache.ts";
import { createSingleFlight } from "../../lib/promises/single-flight.ts";
import type { CurrentPage } from "../../routing/page-context.ts";
import {
  hasEssentialFailure,
  pendingOf,
  statusOf,
} from "../../routing/page-state.ts";
import type { BuildManifest } from "../assets/build-manifest.ts";
import { type Log, reasonOf } from "../logging/log.ts";
import type { PageToRender, Renderer } from "../rendering/renderer.tsx";
import { createDocument, type HtmlDocument } from "./document.ts";
import type { DocumentCache } from "./document-cache.ts";
import {
  type Dependencies,
  type PendingDependencies,
  sameDependencies,
  settledDependencies,
  withDependencies,
} from "../../content/cache/result-tracking.ts";

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
  results: Pick<ResultCache, "pending" | "now">;
  /** The longest life of a document: dates of records pass, too. */
  freshMs: number;
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
  const renderings = createSingleFlight<HtmlDocument>();
  const refreshes = createSingleFlight<void>();

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
    const isUsable = cached && results.now() < cached.expiresAt &&
      sameDependencies(cached.dependencies, dependencies);
    if (isUsable) return cached;
    const renderPage = () => renderNew(page, status, dependencies, options);
    if (!isTracked(page, dependencies)) return await renderPage();
    const key = `${status} ${page.address}`;
    const document = await renderings.run(key, renderPage);
    // It may have been begun before a change of the content.
    return sameDependencies(document.dependencies, dependencies)
      ? document
      : await render(page, status);
  }

  async function at(address: string): Promise<HtmlDocument> {
    const page = await load(address);
    await Promise.allSettled(pendingOf(page.current));
    return await render(page);
  }

  async function refresh(address: string): Promise<void> {
    try {
      const { dependencies } = await load(address);
      await Promise.all([...dependencies.keys()].map(results.pending));
      await at(address);
    } catch (error) {
      const reason = reasonOf(error);
      log.error("Cannot refresh a document", { address, reason });
    }
  }

  return {
    load,
    render,
    at,
    refresh: (address) => refreshes.run(address, () => refresh(address)),
  };
}

/** Renders a document, and keeps it when it is good for everybody. */
async function renderNew(
  page: LoadedPage,
  status: number,
  dependencies: Dependencies,
  options: CompleteDocumentsOptions,
): Promise<HtmlDocument> {
  const { renderer, manifest, siteUrl, results, freshMs, cache, log } = options;
  const { address, current } = page;
  const expiresAt = results.now() + freshMs;
  const { html, errors } = await renderer.complete(page);
  for (const error of errors) {
    log.error("Cannot render a page", { address, reason: reasonOf(error) });
  }
  const isShared = errors.length === 0 && !hasEssentialFailure(current);
  const { pattern, page: { queries } } = current;
  const document = createDocument(siteUrl, {
    ...{ pattern, queries, status, html, isShared, dependencies },
    ...{ expiresAt, styleHash: manifest().pages[pattern]?.styles.hash },
  });
  if (isShared && isTracked(page, dependencies)) cache?.set(address, document);
  return document;
}

/** Whether every result that a page shows is among its dependencies. */
function isTracked(
  { current: { data } }: PageToRender,
  dependencies: Dependencies,
): boolean {
  return dependencies.size > 0 ||
    !Object.values(data).some((value) => value instanceof Promise);
}
