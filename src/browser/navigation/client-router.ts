import {
  Action,
  createBrowserHistory,
  createPath,
  type History,
  type Location,
  parsePath,
  type To,
} from "@remix-run/router";
import type { Navigator } from "react-router";
import type { Arrival, CurrentPage } from "../../routing/page-context.ts";
import type { PageRequest } from "../../routing/routes.ts";
import { loadDocument, reloadOnce } from "./reload-once.ts";
import { createScrollPositions, isReturn } from "./scroll-positions.ts";

/** Where the visitor is and what is shown there. */
export interface Place {
  location: Location;
  current: CurrentPage;
  arrival: Arrival;
}

export interface ClientRouterOptions {
  /** The page that the document brought. */
  first: CurrentPage;
  /** Loads a page's module and starts its loader. */
  load(to: PageRequest): Promise<CurrentPage>;
}

/** Navigation without loading documents. */
export interface ClientRouter {
  navigator: Navigator;
  place(): Place;
  /** Loads a page's data again, unless another page is shown by then. */
  refresh(page: CurrentPage, signal?: AbortSignal): Promise<void>;
  /** Calls back on every change; returns a function that ends that. */
  subscribe(onChange: () => void): () => void;
}

/** How a navigation changes the browser's history. */
type Commit = () => void;

/**
 * Creates the router of the browser. A navigation loads the page's module and
 * starts its loader, whose promises are not awaited; then the address changes
 * and the page shows. A newer navigation replaces one that is still loading.
 */
export function createClientRouter(
  { first, load }: ClientRouterOptions,
): ClientRouter {
  const history = createBrowserHistory();
  const positions = createScrollPositions();
  const store = createPlaceStore({
    location: history.location,
    current: first,
    arrival: {
      isLeaving: false,
      scroll: isReturn() ? positions.get(history.location) : undefined,
    },
  });
  const { place, subscribe } = store;
  const { go, refresh } = createMoves(history, store, load);

  function navigate(commit: "push" | "replace"): Navigator["push"] {
    return (to, state, options) => {
      // What only notes a state gives way to a page that is on its way.
      if (commit === "replace" && place().arrival.isLeaving) return;
      const target = resolve(to, place().location);
      go(target, () => {
        positions.keep(place().location);
        history[commit](createPath(target), state);
      }, options?.preventScrollReset ? undefined : "start");
    };
  }

  // On a step in history the browser has changed the address already.
  history.listen(({ action, location }) => {
    if (action !== Action.Pop) return;
    positions.keep(place().location);
    go(location, () => {}, positions.get(location) ?? "start");
  });
  addEventListener("pagehide", () => positions.keep(place().location));

  return {
    navigator: {
      createHref: history.createHref,
      go: history.go,
      push: navigate("push"),
      replace: navigate("replace"),
    },
    place,
    refresh,
    subscribe,
  };
}

/** What changes the place: a way to another one, and new data for this one. */
function createMoves(
  history: Pick<History, "location">,
  { place, show }: ReturnType<typeof createPlaceStore>,
  load: ClientRouterOptions["load"],
) {
  let latest = 0;

  async function go(
    to: Location,
    commit: Commit,
    scroll: Arrival["scroll"],
  ): Promise<void> {
    const id = ++latest;
    const shown = place();
    let { current }: { current?: CurrentPage } = shown;
    if (to.pathname !== shown.location.pathname) {
      const { arrival } = shown;
      show({
        ...shown,
        arrival: { ...arrival, scroll: undefined, isLeaving: true },
      });
      current = await loadOrReload(to, load);
      if (!current || id !== latest) return;
    }
    commit();
    const arrival = { isLeaving: false, scroll };
    show({ location: history.location, current, arrival });
  }

  async function refresh(
    page: CurrentPage,
    signal?: AbortSignal,
  ): Promise<void> {
    const { pathname, search } = place().location;
    const current = await load({ pathname, search, signal });
    if (place().current === page) show({ ...place(), current });
  }

  return { go, refresh };
}

/** Holds the place that is shown, and calls back when it changes. */
function createPlaceStore(first: Place) {
  const listeners = new Set<() => void>();
  let place = first;
  return {
    place: () => place,
    show(next: Place): void {
      place = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Loads a page; undefined when that fails and its document is loaded instead. */
async function loadOrReload(
  to: Location,
  load: ClientRouterOptions["load"],
): Promise<CurrentPage | undefined> {
  try {
    return await load(to);
  } catch {
    // A chunk of an older build is gone: the document brings the new one.
    const { href } = new URL(createPath(to), location.origin);
    if (!reloadOnce("chunk", href)) loadDocument(href);
    return undefined;
  }
}

/** The location that a link leads to; without a path it is on the same page. */
function resolve(to: To, from: Location): Location {
  const { pathname, search = "", hash = "" } = typeof to === "string"
    ? parsePath(to)
    : to;
  return { ...from, pathname: pathname || from.pathname, search, hash };
}
