import { renderToReadableStream, resume } from "react-dom/server";
import { prerender } from "./react-static.ts";
import { createStaticHandler, parsePath } from "@remix-run/router";
import type { ComponentType, ReactNode } from "react";
import { type BuildManifest, inlineStyles } from "../build/manifest.ts";
import { isSettled } from "../content/settled.ts";
import {
  CrawlerHeadContext,
  type DocumentParts,
  DocumentPartsContext,
} from "../layout/document-parts.ts";
import type { CurrentPage } from "../layout/page-context.ts";
import {
  type PageHandle,
  type PageRoute,
  settledData,
} from "../layout/page-module.ts";
import { PageView } from "../layout/page-view.tsx";
import { RootDocument } from "../layout/root-document.tsx";
import { DataBlocks } from "../streaming/data-blocks.ts";
import {
  type LoaderValues,
  writeLoaderData,
} from "../streaming/loader-data.ts";
import { completeAddress } from "./page-address.ts";
import { standstill } from "./standstill.ts";

/** A page whose loader has run; its data may still be on its way. */
export interface LoadedPage extends CurrentPage {
  address: string;
  handle: PageHandle;
}

export interface RenderOptions {
  manifest: BuildManifest;
  siteUrl: string;
  signal?: AbortSignal;
  onError(error: unknown): void;
}

export interface StreamOptions extends RenderOptions {
  /** Lets React's own inline scripts run under the page's policy. */
  nonce: string;
}

/** The part of a page that needs no data, and where the rest goes on. */
export interface Shell {
  html: string;
  /** JSON, to be read anew each time: React uses a postponed state up. */
  postponed: string;
}

/** HTML as it is rendered. */
export type HtmlStream = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Renders pages from the route table. */
export interface PageRenderer {
  /**
   * Finds the page of an address and starts its loader.
   * @throws {unknown} What the page's module or loader throws.
   */
  load(address: string, signal?: AbortSignal): Promise<LoadedPage>;
  /** The whole document, without inline scripts, once all data is there. */
  whole(page: LoadedPage, options: RenderOptions): Promise<HtmlStream>;
  /** The document as it comes: the shell at once, the rest when it is there. */
  stream(page: LoadedPage, options: StreamOptions): Promise<HtmlStream>;
  /** What of a page can be sent before any of its data has come. */
  shell(page: LoadedPage, options: RenderOptions): Promise<Shell>;
  /** What comes after a shell: the parts that waited for data. */
  rest(
    page: LoadedPage,
    shell: Shell,
    options: StreamOptions,
  ): Promise<HtmlStream>;
}

/** The router wants an origin; nothing that it makes is ever shown. */
const origin = "http://site.internal";

/**
 * @param table The route table, built around the server's content client.
 * @param crawlerHead What the head says to crawlers alone.
 */
export function createPageRenderer(
  table: PageRoute[],
  crawlerHead: ComponentType | null = null,
): PageRenderer {
  const { query } = createStaticHandler(table, {
    future: { v7_relativeSplatPath: true, v7_throwAbortReason: true },
  });
  function documentOf(
    page: LoadedPage,
    options: RenderOptions,
    streams: boolean,
  ) {
    return (
      <CrawlerHeadContext value={crawlerHead}>
        <PageDocument page={page} options={options} streams={streams} />
      </CrawlerHeadContext>
    );
  }
  return {
    load: (address, signal) => load(query, address, signal),
    async whole(page, options) {
      const stream = await renderToReadableStream(
        documentOf(page, options, false),
        // Without chunks React emits no inline script: the page needs no nonce.
        { ...reactOptions(options), progressiveChunkSize: Infinity },
      );
      await stream.allReady;
      return stream as HtmlStream;
    },
    stream: (page, options) =>
      renderToReadableStream(documentOf(page, options, true), {
        ...reactOptions(options),
        nonce: options.nonce,
      }) as Promise<HtmlStream>,
    shell: (page, options) =>
      renderShell(
        documentOf({ ...page, data: neverLoaded(page.data) }, options, true),
        options,
      ),
    rest: (page, { postponed }, options) =>
      resume(documentOf(page, options, true), JSON.parse(postponed), {
        nonce: options.nonce,
        onError: options.onError,
        ...(options.signal && { signal: options.signal }),
      }) as Promise<HtmlStream>,
  };
}

/** Values of a page's loader that are still on their way. */
export function pendingOf({ data }: LoadedPage): Promise<unknown>[] {
  return Object.values(data).filter((value): value is Promise<unknown> =>
    value instanceof Promise && !isSettled(value)
  );
}

/** The status of a page, by what is known of its data. */
export function statusOf({ page, data, params }: LoadedPage): number {
  return page.status?.(settledData(data), params) ?? 200;
}

/** Hash of the styles that a page's documents bring along. */
export function styleHashOf(
  { handle }: LoadedPage,
  { manifest }: Pick<RenderOptions, "manifest">,
): string | undefined {
  return inlineStyles(manifest, handle.chunk)?.hash;
}

/** Whether a page is the same for every visitor, as its data says. */
export function isSameForAll({ page, data }: LoadedPage): boolean {
  return page.sameForAll?.(settledData(data)) ?? true;
}

/** The values that a page cannot do without, still on their way. */
export function essentialOf(loaded: LoadedPage): Promise<unknown>[] {
  const { data, page: { optional = [] } } = loaded;
  const essential = Object.entries(data).filter(([name]) =>
    !optional.includes(name)
  );
  return pendingOf({ ...loaded, data: Object.fromEntries(essential) });
}

/** Whether some of a page's data is an answer that failed. */
export function hasFailure({ data }: LoadedPage): boolean {
  return Object.values(settledData(data)).some(isFailed);
}

/** Whether data failed that the page cannot do without. */
export function hasFailedEssentially(
  { data, page: { optional = [] } }: LoadedPage,
): boolean {
  return Object.entries(settledData(data)).some(([name, value]) =>
    !optional.includes(name) && isFailed(value)
  );
}

function isFailed(value: unknown): boolean {
  return typeof value === "object" && value !== null && "ok" in value &&
    value.ok === false;
}

async function load(
  query: ReturnType<typeof createStaticHandler>["query"],
  address: string,
  signal?: AbortSignal,
): Promise<LoadedPage> {
  const context = await query(
    new Request(new URL(origin + address), signal ? { signal } : {}),
  );
  if (context instanceof Response) {
    throw new Error(`Cannot load "${address}": pages do not redirect`);
  }
  const [error] = Object.values(context.errors ?? {});
  if (error) throw error;
  const match = context.matches.at(-1);
  const handle = match?.route.handle as PageHandle | undefined;
  if (!match || !handle?.page) throw new Error(`Cannot find "${address}"`);
  return {
    address,
    handle,
    page: handle.page,
    pattern: match.route.path ?? "",
    params: match.params,
    data: context.loaderData[match.route.id] ?? {},
  };
}

/**
 * Renders what needs no data. React adds a script that delays the reveal of
 * what comes later, and closes the document: both are left out, for the one
 * has no nonce and the other comes too early.
 */
async function renderShell(
  document: ReactNode,
  options: RenderOptions,
): Promise<Shell> {
  const stop = new AbortController();
  // Everything that waits for no data is rendered in the first turn.
  setTimeout(() => stop.abort(stopped), 0);
  const { prelude, postponed } = await prerender(document, {
    bootstrapModules: [options.manifest.entry],
    signal: stop.signal,
    onError(error) {
      if (error !== stopped) options.onError(error);
    },
  });
  const html = await new Response(prelude).text();
  return {
    html: html.replace(revealTimer, "").replace(/<\/body><\/html>$/, ""),
    postponed: JSON.stringify(postponed),
  };
}

const stopped = new Error("Only the shell was wanted");
const revealTimer =
  "<script>requestAnimationFrame(function(){$RT=performance.now()});</script>";

/** The same loader data, its promises never kept. */
function neverLoaded(data: LoaderValues): Record<string, unknown> {
  const never = new Promise<never>(() => {});
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Promise ? never : value,
    ]),
  );
}

function reactOptions({ manifest, signal, onError }: RenderOptions) {
  return {
    bootstrapModules: [manifest.entry],
    onError,
    ...(signal && { signal }),
  };
}

interface PageDocumentProps {
  page: LoadedPage;
  options: RenderOptions;
  streams: boolean;
}

/** The React tree of a document. */
function PageDocument(
  { page, options: { manifest, siteUrl }, streams }: PageDocumentProps,
) {
  const { address, data, handle } = page;
  const inline = inlineStyles(manifest, handle.chunk);
  const parts: DocumentParts = {
    siteUrl,
    loaderData: writeLoaderData(data),
    ...(streams && { completeAt: completeAddress(address) }),
    assets: {
      ...(inline && { inline }),
      stylesheets: manifest.stylesheets,
      scripts: manifest.scripts,
      fonts: manifest.fonts,
      modules: manifest.pages[handle.chunk] ?? [],
    },
  };
  const { pathname = "/", search = "" } = parsePath(address);
  return (
    <DataBlocks value>
      <DocumentPartsContext value={parts}>
        <PageView
          location={{ pathname, search, hash: "", key: "default", state: null }}
          navigator={standstill}
          current={page}
          arrival={{ isLeaving: false }}
        >
          <RootDocument />
        </PageView>
      </DocumentPartsContext>
    </DataBlocks>
  );
}
