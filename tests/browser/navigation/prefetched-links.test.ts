import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { fireEvent } from "@testing-library/react";
import {
  prefetchLinkedPages,
  prefetchOnIntent,
} from "../../../src/browser/navigation/prefetch.ts";
import { waitUntil } from "../../support/promises.ts";

const turn = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page of links, and the paths that were prefetched. */
function pageOf(html: string, prefetch = () => Promise.resolve()) {
  const fetched: string[] = [];
  document.body.innerHTML = html;
  prefetchOnIntent({
    prefetch(path) {
      fetched.push(path);
      return prefetch();
    },
  });
  const link = (id: string) => document.getElementById(id) ?? assert.fail(id);
  async function focus(id: string) {
    fireEvent.focusIn(link(id));
    await turn();
  }
  return { fetched, link, focus };
}

const links = `
  <a id="about" href="/about-us"><b id="word">About</b></a>
  <a id="blog" href="/blog">Blog</a>`;

Deno.test("prefetches each page once", async () => {
  const { fetched, focus } = pageOf(links);
  for (const id of ["about", "blog", "word", "about"]) await focus(id);
  assert.deepEqual(fetched, ["/about-us", "/blog"]);
});

Deno.test("retries a failed prefetch at the next intent", async () => {
  const { fetched, focus } = pageOf(links, () => Promise.reject(new Error()));
  await focus("about");
  await focus("about");
  assert.deepEqual(fetched, ["/about-us", "/about-us"]);
});

Deno.test("prefetches only links to other pages of the site in the same window", async () => {
  const { fetched, focus } = pageOf(`
    <a id="other-site" href="https://elsewhere.example/blog">Elsewhere</a>
    <a id="new-window" href="/blog" target="_blank">In a new window</a>
    <a id="same-page" href="${location.pathname}?page=2">Page 2</a>
    <a id="no-target">No link yet</a>
    <p id="no-link">Text</p>
    ${links}`);
  const others = ["other-site", "new-window", "same-page", "no-target"];
  for (const id of [...others, "no-link", "about"]) await focus(id);
  assert.deepEqual(fetched, ["/about-us"]);
});

Deno.test("does not prefetch a link that the pointer only crosses", async () => {
  const { fetched, link } = pageOf(links);
  fireEvent.pointerOver(link("about"));
  fireEvent.pointerOver(link("blog"));
  await waitUntil(() => fetched.length > 0);
  assert.deepEqual(fetched, ["/blog"]);
});

Deno.test("a click cancels the prefetch", async () => {
  const { fetched, link } = pageOf(links);
  fireEvent.touchStart(link("about"));
  fireEvent.click(link("about"));
  await turn();
  assert.deepEqual(fetched, []);
});

for (const connection of [{ saveData: true }, { effectiveType: "slow-2g" }]) {
  Deno.test(`prefetches nothing with ${JSON.stringify(connection)}`, async () => {
    Object.defineProperty(navigator, "connection", {
      configurable: true,
      value: connection,
    });
    try {
      const { fetched, focus } = pageOf(`<main>${links}</main>`);
      prefetchLinkedPages({ prefetchRecordPage: (path) => fetched.push(path) });
      await focus("about");
      assert.deepEqual(fetched, []);
    } finally {
      Reflect.deleteProperty(navigator, "connection");
    }
  });
}
