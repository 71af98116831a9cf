// own isolate: it replaces scrolling
import "../../../support/components/dom.ts";
import assert from "node:assert/strict";
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { DocumentPartsContext } from "../../../../src/ui/layout/document/document-parts.ts";
import { ScrollRestoration } from "../../../../src/ui/layout/document/scroll-restoration.tsx";

/** Where each navigation from an address scrolls the page. */
function scrolls(start: string) {
  const done: string[] = [];
  globalThis.scrollTo = () => void done.push("top");
  Element.prototype.scrollIntoView = function () {
    done.push(this.id);
  };
  const router = createMemoryRouter([
    { path: "*", element: <ScrollRestoration /> },
  ], { initialEntries: [start] });
  const known = new Set<string>();
  render(
    <DocumentPartsContext
      value={{
        scrollStates: {
          returnToEntry(key) {
            const isKnown = known.has(key);
            known.add(key);
            if (isKnown) done.push("returned");
            return { isKnown, returnAgain() {} };
          },
          usedControl: () => undefined,
        },
        preventsScrollReset: () => router.state.preventScrollReset,
      }}
    >
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </DocumentPartsContext>,
  );
  async function after(navigate: () => Promise<void>): Promise<string[]> {
    done.length = 0;
    await act(navigate);
    return [...done];
  }
  return {
    start: [...done],
    to: (address: string, options = {}) =>
      after(() => router.navigate(address, options)),
    back: () => after(() => router.navigate(-1)),
    [Symbol.dispose]: cleanup,
  };
}

function add(id: string): void {
  const element = document.createElement("p");
  element.id = id;
  document.body.append(element);
}

Deno.test("a new entry stands at the element of its fragment, or at the top", async () => {
  using page = scrolls("/blog#100%");
  add("100%");
  assert.deepEqual(page.start, []);
  assert.deepEqual(await page.to("/about"), ["top"]);
  assert.deepEqual(await page.to("/about"), ["top"]);
  assert.deepEqual(await page.to("/blog#100%25"), ["100%"]);
  assert.deepEqual(await page.to("/blog#top"), ["top"]);
  assert.deepEqual(await page.to("/about#%E0%A4%A"), ["top"]);
});

Deno.test("a fragment of the same page that names nothing leaves it where it stands", async () => {
  using page = scrolls("/blog");
  assert.deepEqual(await page.to("/blog#nobody"), []);
});

Deno.test("a navigation that prevents the reset leaves the page where it stands", async () => {
  using page = scrolls("/blog");
  const stay = { preventScrollReset: true };
  assert.deepEqual(await page.to("/blog?q=danfo", stay), []);
  assert.deepEqual(await page.to("/blog?q=java"), ["top"]);
});

Deno.test("an entry that was shown before returns to its scroll state", async () => {
  using page = scrolls("/blog");
  await page.to("/about#nobody");
  assert.deepEqual(await page.back(), ["returned"]);
});

Deno.test("a link leads to a part that comes late, unless the visitor scrolls", async () => {
  for (const [y, expected] of [[0, ["late"]], [300, []]] as const) {
    using page = scrolls("/blog");
    document.body.append(document.createElement("main"));
    const main = document.querySelector("main")!;
    main.innerHTML = `<p data-failed></p>`;
    assert.deepEqual(await page.to("/blog/tides#late"), ["top"]);
    Object.assign(globalThis, { scrollY: y });
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function () {
      shown.push(this.id);
    };
    main.innerHTML = `<h2 id="late"></h2>`;
    await new Promise((resolve) => setTimeout(resolve, 0));
    assert.deepEqual(shown, expected);
    Object.assign(globalThis, { scrollY: 0 });
    document.body.replaceChildren();
  }
});
