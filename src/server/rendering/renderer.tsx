import type { ComponentType, ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import type { CurrentPage } from "../../routing/page-context.ts";
import type { BuildManifest } from "../assets/build-manifest.ts";
import { PageDocument } from "./page-document.tsx";
import { withoutRevealDelay } from "./without-reveal-delay.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** HTML as it is rendered. */
export type HtmlStream = ReadableStream<Bytes>;

/** A page to render, at its canonical address. */
export interface PageToRender {
  address: string;
  current: CurrentPage;
}

/** Complete HTML of a page. */
export interface RenderedHtml {
  html: Bytes;
  /** What broke parts of the page; the browser renders those again. */
  errors: unknown[];
}

export interface StreamOptions {
  /** Allows React's own inline scripts under the page's policy. */
  nonce: string;
  /** Aborts when the visitor leaves. */
  signal: AbortSignal;
  onError(error: unknown): void;
}

/** Renders pages to HTML. */
export interface Renderer {
  /** Renders a whole page, without inline scripts, once its data has come. */
  complete(page: PageToRender): Promise<RenderedHtml>;
  /** Renders the shell of a page, and what follows as its data comes. */
  stream(page: PageToRender, options: StreamOptions): Promise<HtmlStream>;
}

export interface RendererOptions {
  manifest(): BuildManifest;
  siteUrl: string;
  /** How long content may take after a shell, in milliseconds. */
  contentTimeoutMs?: number;
  /** The part of the head that only crawlers read. */
  seoHead: ComponentType;
}

/** Creates the renderer of pages. */
export function createRenderer(
  { manifest, ...rest }: RendererOptions,
): Renderer {
  function tree(page: PageToRender, streams: boolean): ReactNode {
    return (
      <PageDocument
        {...page}
        {...rest}
        manifest={manifest()}
        streams={streams}
      />
    );
  }
  return {
    async complete(page) {
      const errors: unknown[] = [];
      const stream = await renderToReadableStream(tree(page, false), {
        // Without chunks React emits no inline script: no nonce is needed.
        progressiveChunkSize: Infinity,
        onError: (error) => void errors.push(error),
      });
      await stream.allReady;
      const html = new Uint8Array(await new Response(stream).arrayBuffer());
      return { html, errors };
    },
    async stream(page, options) {
      const stream = await renderToReadableStream(tree(page, true), {
        bootstrapModules: [manifest().entry],
        ...options,
      });
      return withoutRevealDelay(stream);
    },
  };
}
