import {
  prefetchLinkedPages,
  prefetchOnIntent,
  type PrefetchOptions,
} from "./navigation/prefetch.ts";
import {
  type ShowChange,
  showWithTransition,
} from "./navigation/view-transition.ts";
import { watchScrollContainers } from "./scroll-containers.ts";
import { startMeasuring } from "./vitals/start.ts";

export interface AfterLoadOptions extends PrefetchOptions {
  /** How the app shows changes of the page. */
  changes: { show: ShowChange };
}

/** Starts what no first visit waits for, such as prefetching and transitions. */
export function startAfterLoad(options: AfterLoadOptions): void {
  // Links need no document from here on; see the speculation rules.
  document.documentElement.dataset.clientRouting = "";
  options.changes.show = showWithTransition;
  prefetchOnIntent(options);
  prefetchLinkedPages(options);
  watchScrollContainers();
  startMeasuring();
}
