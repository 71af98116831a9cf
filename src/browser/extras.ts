import { keepReadArticles } from "./offline-reading.ts";
import { prefetchOnIntent, type PrefetchOptions } from "./prefetch.ts";

export interface ExtrasOptions extends PrefetchOptions {
  /** Calls back with the path of each page that is shown from now on. */
  onPage(shown: (path: string) => void): void;
}

/** What makes the site pleasanter and no first visit should wait for. */
export function startExtras(options: ExtrasOptions): void {
  // From here on links need no document; see the speculation rules.
  document.documentElement.dataset.alive = "";
  prefetchOnIntent(options);
  keepReadArticles(options.onPage);
}
