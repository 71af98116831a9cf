import type { matchPage } from "./navigation.ts";

export interface PrefetchOptions {
  /** The row of a path and its parameters. */
  match(path: string): ReturnType<typeof matchPage>;
  /** Runs loaders whose answers the next navigation should find. */
  ahead(work: () => void): void;
}

/** How long a pointer has to rest on a link; a touch and a focus mean it. */
const restMs = 60;

/**
 * Fetches a page's chunk and data when a visitor is about to go there: on
 * hover, focus and touch, each page once, and never where data is dear.
 */
export function prefetchOnIntent(options: PrefetchOptions): void {
  if (isDataDear()) return;
  const done = new Set<string>();
  let timer: ReturnType<typeof setTimeout>;
  function consider(event: Event): void {
    clearTimeout(timer);
    const path = pathOf(event.target);
    if (!path || path === location.pathname || done.has(path)) return;
    timer = setTimeout(() => {
      done.add(path);
      // What could not be had is tried again, now or when the visitor goes.
      prefetch(path, options).catch(() => done.delete(path));
    }, event.type === "pointerover" ? restMs : 0);
  }
  // Who clicks is on the way already.
  document.addEventListener("click", () => clearTimeout(timer));
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, consider, { passive: true });
  }
}

/** The path of the page that the link around an element leads to. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest("a");
  return link && link.href && link.origin === location.origin &&
      !link.target && !link.hasAttribute("data-document")
    ? link.pathname
    : undefined;
}

async function prefetch(
  path: string,
  { match, ahead }: PrefetchOptions,
): Promise<void> {
  const { handle, match: { route, params } } = match(path);
  if (route.path === "*") return;
  await handle.load();
  const request = new Request(new URL(path, location.href));
  ahead(() => void handle.loader?.({ request, params }));
}

/** Whether the visitor saves data, or has a line that prefetching would fill. */
export function isDataDear(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true ||
    /2g/.test(connection?.effectiveType ?? "");
}
