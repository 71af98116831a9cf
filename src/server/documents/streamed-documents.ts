import type { ResultCache } from "../../content/cache/result-cache.ts";
import { createLruMap } from "../../lib/lru-map.ts";
import type { PageModule } from "../../routing/page-module.ts";
import { statusOf } from "../../routing/page-state.ts";
import type { BuildManifest } from "../assets/build-manifest.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import { pageHeaders } from "../headers/page-headers.ts";
import { createNonce } from "../headers/security-headers.ts";
import { type Log, reasonOf } from "../logging/log.ts";
import type { HtmlStream, Renderer } from "../rendering/renderer.tsx";
import type { Shell } from "../rendering/shell.ts";
import type { LoadedPage } from "./complete-documents.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export interface StreamedDocumentsOptions {
  /** Loads the page of an address. */
  load(address: string, signal: AbortSignal): Promise<LoadedPage>;
  renderer: Renderer;
  manifest(): BuildManifest;
  siteUrl: string;
  results: Pick<ResultCache, "peek">;
  /** Development renders every shell again. */
  isProduction: boolean;
  log: Log;
}

/** Responses to requests whose page waits for data. */
export interface StreamedDocuments {
  /** Sends a page's shell at once, and the rest as its data comes. */
  stream(page: LoadedPage, request: Request): Promise<Response>;
  /**
   * Sends the shell before the page's loader runs.
   * @returns Undefined unless the shell is kept, the status needs no data, and
   * a content result of the page is not cached.
   */
  streamEarly(address: string, request: Request): Response | undefined;
}

/** A shell, which holds no data, and its page. */
interface KeptShell extends Shell {
  address: string;
  pattern: string;
  page: PageModule;
  /** Content calls that the page makes. */
  calls: readonly string[];
}

/** How many shells are kept; each takes about 80 kB. */
const maxShells = 200;

/** Creates the streams; a shell is rendered once and kept. */
export function createStreamedDocuments(
  options: StreamedDocumentsOptions,
): StreamedDocuments {
  const { load, renderer, results, isProduction } = options;
  const shells = createLruMap<KeptShell>({ maxEntries: maxShells });

  async function shellOf(page: LoadedPage): Promise<KeptShell> {
    const kept = isProduction ? shells.get(page.address) : undefined;
    if (kept) return kept;
    const { address, current, dependencies } = page;
    const shell = {
      ...await renderer.shell(page),
      address,
      pattern: current.pattern,
      page: current.page,
      calls: [...dependencies.keys()],
    };
    // Any client can make up a search: only the pages' own shells are kept.
    if (!address.includes("?")) shells.set(address, shell);
    return shell;
  }

  return {
    async stream(page, request) {
      const shell = await shellOf(page);
      const status = statusOf(page.current);
      return respond(request, { shell, status, load: () => page }, options);
    },
    streamEarly(address, request) {
      const shell = isProduction ? shells.get(address) : undefined;
      if (!shell || shell.page.status) return undefined;
      if (shell.calls.every((path) => results.peek(path))) return undefined;
      return respond(request, {
        shell,
        status: 200,
        load: () => load(address, request.signal),
      }, options);
    },
  };
}

/** @param load Called once the shell has been sent. */
function respond(
  { signal }: Request,
  { shell, status, load }: {
    shell: KeptShell;
    status: number;
    load(): LoadedPage | Promise<LoadedPage>;
  },
  { renderer, manifest, siteUrl, log }: StreamedDocumentsOptions,
): Response {
  const { address, pattern, page: { queries } } = shell;
  const nonce = createNonce();
  const styleHash = manifest().pages[pattern]?.styles.hash;
  const headers = {
    ...pageHeaders({ siteUrl, nonce, styleHash }, { queries, status }),
    "Cache-Control": cachePolicy.never,
  };
  function onError(error: unknown): void {
    if (signal.aborted) return;
    log.error("Cannot render a page", { address, reason: reasonOf(error) });
  }
  const rest = async () =>
    await renderer.rest(await load(), shell, { nonce, signal, onError });
  const body = concatenate(shell.html, rest);
  return new Response(body, { status, headers });
}

/** A stream of the head's bytes, then of what `tail` yields. */
function concatenate(
  head: Bytes,
  tail: () => Promise<HtmlStream>,
): ReadableStream<Bytes> {
  let reader: ReadableStreamDefaultReader<Bytes> | undefined;
  return new ReadableStream<Bytes>({
    start(controller) {
      controller.enqueue(head);
    },
    async pull(controller) {
      if (!reader) {
        // Rendering takes milliseconds: the head is on its way before.
        await new Promise((resolve) => setTimeout(resolve, 0));
        reader = (await tail()).getReader();
      }
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel(reason) {
      await reader?.cancel(reason);
    },
  });
}
