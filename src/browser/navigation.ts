import {
  Action,
  createBrowserHistory,
  createPath,
  type Location,
  matchRoutes,
  parsePath,
  type To,
} from "@remix-run/router";
import type { Navigator } from "react-router";
import type { Arrival, CurrentPage } from "../layout/page-context.ts";
import type { PageRoute } from "../layout/page-module.ts";
import { createScrollPositions, isReturn } from "./scroll-positions.ts";
import { load, startOver } from "./start-over.ts";

/** Where the visitor is and what is shown there. */
export interface Place {
  location: Location;
  current: CurrentPage;
  arrival: Arrival;
}

export interface NavigationOptions {
  table: PageRoute[];
  /** What the document brought for the first page. */
  data: Record<string, unknown>;
}

/** The visitor's way through the site. */
export interface SiteNavigation {
  navigator: Navigator;
  place(): Place;
  /** Calls back on every change; returns how to stop that. */
  subscribe(onChange: () => void): () => void;
}

/** The row of an address and its parameters; the last row matches anything. */
export function matchPage(table: PageRoute[], location: Partial<Location>) {
  const match = matchRoutes(table, location)?.at(-1);
  if (!match) throw new Error(`Cannot match "${location.pathname}"`);
  return { handle: (match.route as PageRoute).handle, match };
}

/**
 * Navigates without loading documents: the page's module first, then its
 * loader, whose promises nobody waits for; then the address changes and the
 * page shows. A newer navigation ends an older one. The first page's module
 * must have been loaded before.
 */
export function createNavigation(
  { table, data }: NavigationOptions,
): SiteNavigation {
  const history = createBrowserHistory();
  const positions = createScrollPositions();
  const listeners = new Set<() => void>();
  let place: Place = {
    location: history.location,
    current: currentOf(history.location, data),
    arrival: {
      isLeaving: false,
      scroll: isReturn() ? positions.get(history.location) : undefined,
    },
  };
  let leaving: AbortController | undefined;

  function currentOf(
    location: Location,
    data: Record<string, unknown>,
  ): CurrentPage {
    const { handle: { page }, match } = matchPage(table, location);
    if (!page) throw new Error(`Cannot show "${location.pathname}" yet`);
    const { params, route } = match;
    return { pattern: route.path ?? "", page, data, params };
  }

  function show(next: Place): void {
    place = next;
    for (const listener of listeners) listener();
  }

  /** Goes to an address; `commit` makes it the browser's own. */
  async function go(
    to: Location,
    commit: () => void,
    scroll: Arrival["scroll"],
  ): Promise<void> {
    leaving?.abort();
    const controller = leaving = new AbortController();
    let { current } = place;
    if (to.pathname !== place.location.pathname) {
      const { handle, match } = matchPage(table, to);
      const { arrival } = place;
      show({
        ...place,
        arrival: { ...arrival, scroll: undefined, isLeaving: true },
      });
      try {
        await handle.load();
      } catch {
        // A chunk of an older build is gone: the document brings the new one.
        const { href } = new URL(createPath(to), location.origin);
        if (!startOver("file", href)) load(href);
        return;
      }
      if (controller.signal.aborted) return;
      const request = new Request(new URL(createPath(to), location.origin), {
        signal: controller.signal,
      });
      const data = handle.loader?.({ request, params: match.params }) ?? {};
      current = currentOf(to, data);
    }
    commit();
    show({
      location: history.location,
      current,
      arrival: { isLeaving: false, scroll },
    });
  }

  function change(
    to: To,
    state: unknown,
    options: { preventScrollReset?: boolean } | undefined,
    commit: "push" | "replace",
  ): void {
    const { pathname, search = "", hash = "" } = typeof to === "string"
      ? parsePath(to)
      : to;
    const target = {
      ...history.location,
      pathname: pathname || place.location.pathname,
      search,
      hash,
    };
    go(target, () => {
      positions.keep(place.location);
      history[commit](createPath(target), state);
    }, options?.preventScrollReset ? undefined : "start");
  }

  // The browser has changed the address already; the page follows.
  history.listen(({ action, location }) => {
    if (action !== Action.Pop) return;
    positions.keep(place.location);
    go(location, () => {}, positions.get(location) ?? "start");
  });
  addEventListener("pagehide", () => positions.keep(place.location));

  return {
    navigator: {
      createHref: history.createHref,
      go: history.go,
      push: (to, state, options) => change(to, state, options, "push"),
      replace: (to, state, options) => change(to, state, options, "replace"),
    },
    place: () => place,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
