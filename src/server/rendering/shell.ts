import type { ReactNode } from "react";
import type { CurrentPage } from "../../routing/page-context.ts";
import { prerender } from "./react-dom.ts";

/** HTML that leaves before its data is there, and where React resumes. */
export interface Shell {
  html: Uint8Array<ArrayBuffer>;
  /** React's postponed state, as JSON. */
  postponed: string;
}

/*
 * React adds a script that delays the reveal of late content, and closes the
 * document: the script has no nonce, and the end would come too early.
 */
const revealScript =
  "<script>requestAnimationFrame(function(){$RT=performance.now()});</script>";
const documentEnd = /<\/body><\/html>$/;

/**
 * Renders the shell of a page.
 * @param tree The document; data that is pending is left for later.
 * @param entry Address of the browser's entry module.
 * @throws {unknown} What a component outside of Suspense throws.
 */
export async function renderShell(
  tree: ReactNode,
  entry: string,
): Promise<Shell> {
  const stop = new AbortController();
  // Everything that needs no data is rendered in the first turn.
  setTimeout(() => stop.abort("Only the shell is rendered"), 0);
  const { prelude, postponed } = await prerender(tree, {
    bootstrapModules: [entry],
    signal: stop.signal,
    onError() {
      // Suspended parts report the abort; broken ones report when they resume.
    },
  });
  const html = await new Response(prelude).text();
  return {
    html: new TextEncoder().encode(
      html.replace(revealScript, "").replace(documentEnd, ""),
    ),
    postponed: JSON.stringify(postponed),
  };
}

/** The same page with data that never comes. */
export function withoutData(current: CurrentPage): CurrentPage {
  const never = new Promise<never>(() => {});
  const data = Object.fromEntries(
    Object.entries(current.data).map(([name, value]) => [
      name,
      value instanceof Promise ? never : value,
    ]),
  );
  return { ...current, data };
}
