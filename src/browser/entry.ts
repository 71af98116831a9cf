/**
 * What the inline script loads to hydrate the page. `hydrate` may be called
 * again when a file is missing.
 */
import { createRoutes } from "../../routes.ts";
import { notFoundRoutePath } from "../paths.ts";
import type { parts } from "../ui/controls/parts.ts";
import type { SelectorOf } from "../lib/data-attributes.ts";
import type { ScrollStates } from "../ui/layout/document/document-parts.ts";
import { shellComplete } from "../streaming/shell-end.tsx";
import { watchDocument } from "../streaming/watch-document.ts";
import { setStaticHashes } from "../static-files.ts";
import {
  keepScrollState,
  returnToEntry,
  usedControl,
} from "./early/keep-scroll-state.ts";
import { hydrateDocument } from "./hydrate-document.tsx";
import { reloadForOtherToken } from "./reload-for-other-token.ts";
import { noPress } from "./no-press.ts";
import { wasReloaded } from "./reload-once.ts";
import { createSiteContent } from "./site-content.ts";
import { showChange, startLate } from "./start-late.ts";

const hasFailed = wasReloaded();
const { pages, laterContent } = createSiteContent(createRoutes);
watchDocument();
reloadForOtherToken();

/**
 * Hydrates the document that the server sent.
 * @param pressEnd When the visitor's last press is over.
 * @param loadEarly Starts the early script, unless it has.
 * @throws {TypeError} When a file is missing; it may be called again.
 */
export async function hydrate(
  pressEnd: () => number,
  loadEarly: () => Promise<ScrollStates | undefined>,
): Promise<void> {
  // If rendering failed before the reload, it would fail again.
  if (hasFailed) return;
  const { route, hydrate: load } = pages.pageAt(location.href);
  // An archive shows documents at addresses of its own.
  const isElsewhere = route.path === notFoundRoutePath &&
    !document.querySelector(
      "[data-not-found]" satisfies SelectorOf<typeof parts.notFound>,
    );
  if (isElsewhere) return;
  // Otherwise the router would load the page's module after the first render.
  Object.assign(route, await route.lazy?.(), { lazy: undefined });
  setStaticHashes(JSON.parse(await shellComplete() ?? "{}"));
  const data = await load();
  // Before the router listens to `popstate`.
  const scrollStates = await loadEarly().catch(() => undefined) ??
    ownScrollStates();
  await noPress(pressEnd);
  const router = pages.createRouter(route, data);
  hydrateDocument({ router, scrollStates, laterContent, showChange }).then(
    () => {
      addEventListener("online", () => router.revalidate());
      startLate(pages);
    },
  );
}

/**
 * Keeps scroll states where the early script, which does so, cannot be loaded.
 */
function ownScrollStates(): ScrollStates {
  keepScrollState();
  return { returnToEntry, usedControl };
}
