import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import {
  showWithTransition,
  withShownChanges,
} from "../../../src/browser/navigation/view-transition.ts";

interface Change {
  from?: string;
  to?: string;
  lessMotion?: boolean;
  /** How the browser's transition ends. */
  end?: () => Promise<void>;
}

/** Changes the page and counts transitions and updates. */
function change(
  { from = "/", to = "/about-us", ...rest }: Change,
) {
  const { lessMotion = false, end = () => Promise.resolve() } = rest;
  const seen = { transitions: 0, shown: 0 };
  Object.assign(globalThis, { matchMedia: () => ({ matches: lessMotion }) });
  Object.assign(document, {
    startViewTransition(update: () => void) {
      seen.transitions++;
      update();
      return { ready: end(), finished: end(), skipTransition() {} };
    },
  });
  showWithTransition({ from, to }, () => void seen.shown++);
  return seen;
}

for (
  const [what, options, transitions] of [
    ["another page", {}, 1],
    ["a page with reduced motion", { lessMotion: true }, 0],
  ] as const
) {
  Deno.test(`${what} shows once, with ${transitions} transitions`, () => {
    assert.deepEqual(change(options), { transitions, shown: 1 });
  });
}

Deno.test("a skipped transition is not an error", async () => {
  const end = () => Promise.reject(new DOMException("Skipped", "AbortError"));
  assert.deepEqual(change({ end }), { transitions: 1, shown: 1 });
  // An unhandled rejection would end the test process.
  await new Promise((resolve) => setTimeout(resolve, 0));
});

Deno.test("a change of query has no transition, a change of page has one", () => {
  const state = { location: { pathname: "/blog", search: "" } };
  const listeners: ((state: unknown, options: object) => void)[] = [];
  const router = {
    state,
    subscribe: (listener: never) => listeners.push(listener),
  };
  const seen = { transitions: 0, shown: [] as unknown[] };
  const shown = withShownChanges(router as never, (_, update) => {
    seen.transitions++;
    update(true);
  });
  shown.subscribe((state) => seen.shown.push(state.location.search));
  for (const location of [["/blog", "?q=ai"], ["/about-us", ""]]) {
    const [pathname = "", search = ""] = location;
    state.location = { pathname, search };
    listeners[0]?.(state, {});
  }
  assert.deepEqual(seen, { transitions: 1, shown: ["?q=ai", ""] });
});

Deno.test("a change that is shown late shows the newest state", () => {
  const router = {
    state: { location: { pathname: "/blog" } },
    subscribe: (listener: typeof notify) => void (notify = listener),
  };
  let notify: (state: unknown, options: object) => void = () => assert.fail();
  const late: ((atOnce: boolean) => void)[] = [];
  const seen: string[] = [];
  withShownChanges(router as never, (_, update) => late.push(update))
    .subscribe((state) => seen.push(state.location.pathname));
  for (const pathname of ["/about-us", "/contact-us"]) {
    router.state = { location: { pathname } };
    notify(router.state, {});
  }
  for (const update of late) update(false);
  assert.deepEqual(seen, ["/contact-us", "/contact-us"]);
});
