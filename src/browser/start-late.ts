import type { ShowChange } from "./navigation/view-transition.ts";
import type { SitePages } from "./site-content.ts";
import { whenIdle } from "./when-idle.ts";
import { whenLoaded } from "./when-loaded.ts";

/** Renders page changes immediately; `idle-tasks.ts` has transitions. */
let show: ShowChange = (_, update) => update(false);

/** Renders a page change. */
export const showChange: ShowChange = (...change) => show(...change);

/** Starts work that must not delay the first page, once it is hydrated. */
export function startLate(pages: SitePages): void {
  whenLoaded(() => whenIdle(() => startIdleTasks(pages)));
}

async function startIdleTasks(pages: SitePages): Promise<void> {
  const late = await import("./idle-tasks.ts").catch(() => undefined);
  // Links work without it.
  if (!late) return;
  show = late.showWithTransition;
  late.startIdleTasks({
    prefetch(pathname) {
      const { route, load } = pages.pageAt(pathname);
      return Promise.all([route.lazy?.(), load()]);
    },
    prefetchRecordPage(pathname) {
      const { route } = pages.pageAt(pathname);
      if (!route.path?.includes(":")) return;
      // The navigation retries a failed import.
      route.lazy?.().catch(() => {});
    },
  });
}
