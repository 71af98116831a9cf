import { inlineStyles } from "../build/manifest.ts";
import { isPersonal } from "./cache-rules.ts";
import { isCrawler } from "./crawlers.ts";
import type { Documents, DocumentsOptions, Loading } from "./documents.ts";
import { cachePolicy, pageHeaders } from "./page-headers.ts";
import type { Patience } from "./patience.ts";
import {
  essentialOf,
  type HtmlStream,
  statusOf,
  type StreamOptions,
} from "./render-page.tsx";
import { addressOf } from "./request-address.ts";
import { createNonce } from "./security-headers.ts";
import { createShellStore, type StoredShell } from "./shell-store.ts";
import { streamPage } from "./stream-page.ts";

export interface StreamsOptions extends DocumentsOptions {
  documents: Documents;
  patience: Patience;
}

/** Pages that are sent before their data is there. */
export interface Streams {
  /** Streams a page whose loader has run. */
  of(loading: Loading, request: Request): Promise<Response>;
  /**
   * Streams a page whose shell is at hand and whose data is known to be late,
   * before anything is asked for; undefined for every other.
   */
  early(request: Request): Response | undefined;
}

/** Builds the streams; shells are rendered once and kept. */
export function createStreams(
  { renderer, siteUrl, answers, documents, patience, production }:
    StreamsOptions,
): Streams {
  const shells = createShellStore();

  function begin(
    { address, kind }: { address: string; kind: string },
    request: Request,
  ): { headers: Record<string, string>; render: StreamOptions } {
    const nonce = createNonce();
    const render = documents.renderOptions(address, request.signal);
    const styleHash = inlineStyles(render.manifest, kind)?.hash;
    return {
      headers: {
        ...pageHeaders({ siteUrl, nonce, styleHash }),
        "Cache-Control": cachePolicy.never,
      },
      render: { ...render, nonce },
    };
  }

  async function of(
    { page, used }: Loading,
    request: Request,
  ): Promise<Response> {
    const kind = page.handle.chunk;
    const { headers, render } = begin({ ...page, kind }, request);
    const status = statusOf(page);
    if (request.method === "HEAD") {
      return new Response(null, { status, headers });
    }
    if (!production) {
      const stream = await renderer.stream(page, render);
      return new Response(stream, { status, headers });
    }
    const shell = await shells.get(page.address, async () => ({
      shell: await renderer.shell(page, documents.renderOptions(page.address)),
      kind,
      // Where data decides the status, its loader has to run first.
      isForAnyData: !page.page.status,
      answers: [...used.keys()],
    }));
    return streamPage(shell, () => renderer.rest(page, shell.shell, render), {
      status,
      headers,
      acceptEncoding: request.headers.get("accept-encoding"),
    });
  }

  /** Runs the loader once the shell is on its way. */
  async function lateRest(
    address: string,
    { shell, kind }: StoredShell,
    render: StreamOptions,
    signal: AbortSignal,
  ): Promise<HtmlStream> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    const { page } = await documents.load(address, signal);
    // Notes how late it is; the shell has left, so nothing waits.
    patience.wait(kind, essentialOf(page), { limitMs: 0, signal });
    return await renderer.rest(page, shell, render);
  }

  function early(request: Request): Response | undefined {
    const { method, headers: asked } = request;
    if (!production || method !== "GET" || isPersonal(request)) {
      return undefined;
    }
    const { path, search } = addressOf(request.url);
    const address = path + search;
    const shell = shells.peek(address);
    const isLate = shell?.isForAnyData && patience.of(shell.kind) === 0 &&
      shell.answers.some((path) => !answers.peek(path));
    if (!isLate || isCrawler(asked.get("user-agent") ?? undefined)) {
      return undefined;
    }
    const { headers, render } = begin({ address, kind: shell.kind }, request);
    return streamPage(
      shell,
      () => lateRest(address, shell, render, request.signal),
      {
        status: 200,
        headers,
        acceptEncoding: asked.get("accept-encoding"),
      },
    );
  }

  return { of, early };
}
