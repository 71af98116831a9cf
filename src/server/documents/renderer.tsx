import {
  type ReactDOMServerReadableStream,
  renderToReadableStream,
} from "react-dom/server";
import { PageDocument, type PageToRender } from "./page-document.tsx";

/** Complete HTML of a page. */
export interface RenderedHtml {
  html: Uint8Array<ArrayBuffer>;
  /** What broke parts of the page; the browser renders those again. */
  errors: unknown[];
}

/** Renders a whole page, without inline scripts, once its data has come. */
export async function renderComplete(
  page: PageToRender,
): Promise<RenderedHtml> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(<PageDocument {...page} />, {
    // Without chunks React emits no inline script: no nonce is needed.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  const html = new Uint8Array(await new Response(stream).arrayBuffer());
  return { html, errors };
}

export interface StreamOptions {
  /** Allows React's own inline scripts under the page's policy. */
  nonce: string;
  /** Aborts when the visitor leaves. */
  signal: AbortSignal;
  onError(error: unknown): void;
}

/** Renders the shell of a page, and what follows as its data comes. */
export async function renderStream(
  page: PageToRender,
  options: StreamOptions,
): Promise<ReactDOMServerReadableStream> {
  return await renderToReadableStream(
    <PageDocument {...page} nonce={options.nonce} />,
    options,
  );
}
