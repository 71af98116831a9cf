import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { showWithTransition } from "../../../src/browser/navigation/view-transition.ts";

interface Change {
  from?: string;
  to?: string;
  lessMotion?: boolean;
  /** How the browser's transition ends. */
  end?: () => Promise<void>;
}

/** Changes the page, and counts what showed it. */
function change(
  { from = "/", to = "/academy", ...rest }: Change,
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
    ["the same page with another query", { from: "/blog", to: "/blog" }, 0],
    ["a page for who wants less motion", { lessMotion: true }, 0],
  ] as const
) {
  Deno.test(`${what} shows once, with ${transitions} transitions`, () => {
    assert.deepEqual(change(options), { transitions, shown: 1 });
  });
}

Deno.test("a transition that a newer page ends is no failure", async () => {
  const end = () => Promise.reject(new DOMException("Skipped", "AbortError"));
  assert.deepEqual(change({ end }), { transitions: 1, shown: 1 });
  // A rejection that nobody handles would end the process of the test.
  await new Promise((resolve) => setTimeout(resolve, 0));
});

Deno.test("no picture is named once the transition has ended", async () => {
  document.body.innerHTML = '<main><img class="page-picture"></main>';
  const image = document.querySelector("img") ?? assert.fail();
  image.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  const ended = Promise.withResolvers<void>();
  change({ end: () => ended.promise });
  assert.equal(image.style.viewTransitionName, "page-picture");
  ended.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
  assert.equal(image.style.viewTransitionName, "");
});
