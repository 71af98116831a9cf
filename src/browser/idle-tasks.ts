import {
  prefetchLinkedPages,
  prefetchOnIntent,
  type PrefetchOptions,
} from "./navigation/prefetch.ts";
import { clientRoutingAttribute } from "../streaming/document-state.ts";
import { showThemeTransition } from "../ui/layout/theme-transition.ts";

export { showWithTransition } from "./navigation/view-transition.ts";

/**
 * Starts work that can wait until the first page is hydrated, such as
 * prefetching.
 */
export function startIdleTasks(options: PrefetchOptions): void {
  // Links navigate client-side from here on; see the speculation rules.
  document.documentElement.toggleAttribute(clientRoutingAttribute, true);
  showThemeTransition();
  prefetchOnIntent(options);
  prefetchLinkedPages(options);
}
