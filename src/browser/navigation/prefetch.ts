import { isDataSaverOn } from "../../ui/pictures/is-data-saver-on.ts";

export interface PrefetchOptions {
  /** Loads the chunk and the data of the page at a path. */
  prefetch(path: string): Promise<unknown>;
  /** Loads only the chunk, for the page of a record such as an article. */
  prefetchRecordPage(path: string): void;
}

/**
 * How long the pointer must rest on a link; touch and focus prefetch at once.
 */
const hoverMs = 60;

/**
 * Prefetches a page's chunk and data on hover, focus and touch: each page once,
 * and not with `Save-Data`, the data saver or a slow connection.
 */
export function prefetchOnIntent(
  { prefetch }: Pick<PrefetchOptions, "prefetch">,
): void {
  const prefetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout>;
  function consider(event: Event): void {
    clearTimeout(timer);
    if (shouldSaveData()) return;
    const path = pathOf(event.target);
    if (!path || path === location.pathname || prefetched.has(path)) return;
    timer = setTimeout(() => {
      prefetched.add(path);
      // The next hover or navigation retries a failed prefetch.
      prefetch(path).catch(() => prefetched.delete(path));
    }, event.type === "pointerover" ? hoverMs : 0);
  }
  // After a click the navigation itself loads the page.
  document.addEventListener("click", () => clearTimeout(timer));
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, consider, { passive: true });
  }
}

/**
 * Prefetches the chunks of the record pages that this page links to, because
 * chunk and data would otherwise load one after the other.
 */
export function prefetchLinkedPages(
  { prefetchRecordPage }: Pick<PrefetchOptions, "prefetchRecordPage">,
): void {
  const prefetched = new Set<string>();
  function prefetch(): void {
    if (shouldSaveData()) return;
    for (const link of document.querySelectorAll("main a")) {
      const path = pathOf(link);
      if (!path || prefetched.has(path)) continue;
      prefetched.add(path);
      prefetchRecordPage(path);
    }
  }
  // Navigations and late content add links.
  new MutationObserver(prefetch)
    .observe(document, { childList: true, subtree: true });
  prefetch();
}

/** The path of the page that the link around an element leads to. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest("a");
  return link && link.origin === location.origin && !link.target
    ? link.pathname
    : undefined;
}

/** Whether the visitor saves data, has the data saver or a 2G connection. */
function shouldSaveData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || isDataSaverOn() ||
    /2g/.test(connection?.effectiveType ?? "");
}
