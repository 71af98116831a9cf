import { watchLightLoad } from "./light-load/light-load.ts";
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
  /** How the app renders page changes. */
  changes: { show: ShowChange };
}

/**
 * Starts work that can wait until after the first page, such as prefetching.
 */
export function startAfterLoad(options: AfterLoadOptions): void {
  // Links navigate client-side from here on; see the speculation rules.
  document.documentElement.dataset.clientRouting = "";
  options.changes.show = showWithTransition;
  prefetchOnIntent(options);
  prefetchLinkedPages(options);
  watchLightLoad();
  watchScrollContainers();
  // Without shared modules, so that edits of these do not rename it.
  import("./weight-sign/weight-sign.ts")
    .then((it) => it.showWeightSign(), () => {});
  startMeasuring();
}
