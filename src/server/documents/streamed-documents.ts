import { statusOf } from "../../routing/page-state.ts";
import type { BuildManifest } from "../assets/build-manifest.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import { pageHeaders } from "../headers/page-headers.ts";
import { createNonce } from "../headers/security-headers.ts";
import { type Log, reasonOf } from "../logging/log.ts";
import type { PageToRender, Renderer } from "../rendering/renderer.tsx";

export interface StreamOptions {
  renderer: Renderer;
  manifest(): BuildManifest;
  siteUrl: string;
  log: Log;
}

/** Sends the shell of a page at once, and the rest as its data comes. */
export async function streamDocument(
  page: PageToRender,
  { signal }: Request,
  { renderer, manifest, siteUrl, log }: StreamOptions,
): Promise<Response> {
  const { address, current } = page;
  const status = statusOf(current);
  const nonce = createNonce();
  const stream = await renderer.stream(page, {
    nonce,
    signal,
    onError(error) {
      if (signal.aborted) return;
      log.error("Cannot render a page", { address, reason: reasonOf(error) });
    },
  });
  const styleHash = manifest().pages[current.pattern]?.styles.hash;
  return new Response(stream, {
    status,
    headers: {
      ...pageHeaders(
        { siteUrl, nonce, styleHash },
        { queries: current.page.queries, status },
      ),
      "Cache-Control": cachePolicy.never,
    },
  });
}
