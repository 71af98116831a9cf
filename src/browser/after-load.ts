import {
  prefetchOnIntent,
  type PrefetchOptions,
} from "./navigation/prefetch.ts";
import { registerOfflineReading } from "./offline/register.ts";

export interface AfterLoadOptions extends PrefetchOptions {
  /** Calls back with the path of each page that is shown from now on. */
  onPage(shown: (path: string) => void): void;
}

/** Starts prefetching and offline reading. */
export function startAfterLoad(options: AfterLoadOptions): void {
  // Links need no document from here on; see the speculation rules.
  document.documentElement.dataset.clientRouting = "";
  prefetchOnIntent(options);
  registerOfflineReading(options.onPage);
}
