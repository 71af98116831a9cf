import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { createClientRouter } from "../../../src/browser/navigation/client-router.ts";
import type { CurrentPage } from "../../../src/routing/page-context.ts";
import { waitUntil } from "../../support/promises.ts";

const page = (pattern: string) => ({ pattern }) as CurrentPage;
const loaded = ({ pathname }: { pathname: string }) =>
  Promise.resolve(page(pathname));
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Opens a document in the way that a browser calls by this name. */
function open(type: string, load = loaded) {
  const value = () => [{ type }];
  Object.defineProperty(performance, "getEntriesByType", {
    configurable: true,
    value,
  });
  return createClientRouter({ first: page(location.pathname), load });
}

/** Leaves the document, scrolled down so far. */
function leaveAt(y: number): void {
  Object.assign(globalThis, { scrollY: y });
  dispatchEvent(new Event("pagehide"));
}

for (
  const [type, scroll] of [
    ["reload", 700],
    ["back_forward", 700],
    ["navigate", undefined],
  ] as const
) {
  Deno.test(`a document that is reached by "${type}" begins at ${scroll ?? "its top"}`, () => {
    open("navigate");
    leaveAt(700);
    assert.equal(open(type).place().arrival.scroll, scroll);
  });
}

Deno.test("a step back to the first page of another document begins at its own place", () => {
  open("navigate");
  leaveAt(700);
  history.pushState(null, "", "/academy");
  try {
    const { arrival, location } = open("back_forward").place();
    assert.equal(location.pathname, "/academy");
    assert.equal(arrival.scroll, undefined);
  } finally {
    history.pushState(null, "", "/");
  }
});

Deno.test("a step back leads to where the visitor was, a link to the top", async () => {
  sessionStorage.clear();
  const { navigator, place } = open("navigate");
  Object.assign(globalThis, { scrollY: 300 });
  navigator.push("/academy");
  await turn();
  assert.equal(place().current.pattern, "/academy");
  assert.equal(place().arrival.scroll, "start");
  Object.assign(globalThis, { scrollY: 0 });
  navigator.go(-1);
  await waitUntil(() => place().location.pathname !== "/academy");
  assert.equal(place().arrival.scroll, 300);
});

Deno.test("a query alone leads to the same page, without loading it again", async () => {
  const asked: string[] = [];
  const { navigator, place } = open("navigate", (to) => {
    asked.push(to.pathname);
    return loaded(to);
  });
  navigator.push("/blog");
  await turn();
  navigator.replace("?q=ink", undefined, { preventScrollReset: true });
  await turn();
  const { location, arrival } = place();
  assert.equal(location.pathname + location.search, "/blog?q=ink");
  assert.equal(arrival.scroll, undefined);
  assert.deepEqual(asked, ["/blog"]);
});

Deno.test("new data of a page does not show on the page that a visitor went on to", async () => {
  const late = Promise.withResolvers<CurrentPage>();
  const pages = [late.promise, Promise.resolve(page("next"))];
  const { navigator, place, refresh } = open(
    "navigate",
    () => pages.shift() ?? assert.fail(),
  );
  const refreshed = refresh(place().current);
  navigator.push("/next");
  await turn();
  late.resolve(page("refreshed"));
  await refreshed;
  assert.equal(place().current.pattern, "next");
});
