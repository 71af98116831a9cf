import {
  prefetchLinkedPages,
  prefetchOnIntent,
  type PrefetchOptions,
} from "./navigation/prefetch.ts";
import {
  type ShowChange,
  showWithTransition,
} from "./navigation/view-transition.ts";
import { clientRoutingAttribute } from "../streaming/document-state.ts";
import { showThemeTransition } from "../ui/layout/theme-transition.ts";

interface IdleTaskOptions extends PrefetchOptions {
  /** How the app renders page changes. */
  changes: { show: ShowChange };
}

/**
 * Starts work that can wait until the first page is hydrated, such as
 * prefetching.
 */
export function startIdleTasks(options: IdleTaskOptions): void {
  // Links navigate client-side from here on; see the speculation rules.
  document.documentElement.toggleAttribute(clientRoutingAttribute, true);
  options.changes.show = showWithTransition;
  showThemeTransition();
  prefetchOnIntent(options);
  prefetchLinkedPages(options);
}
