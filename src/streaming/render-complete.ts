import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";

/** Complete HTML of a page. */
export interface RenderedHtml {
  html: Uint8Array<ArrayBuffer>;
  /** What broke parts of the page; the browser renders those again. */
  errors: unknown[];
}

/** Renders a whole page, without inline scripts, once its data has come. */
export async function renderComplete(page: ReactNode): Promise<RenderedHtml> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    // Without chunks React emits no inline script: no nonce is needed.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  const html = new Uint8Array(await new Response(stream).arrayBuffer());
  return { html, errors };
}
