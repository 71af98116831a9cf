import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { fireEvent } from "@testing-library/react";
import { prefetchOnIntent } from "../../../src/browser/navigation/prefetch.ts";
import { waitUntil } from "../../support/promises.ts";

const turn = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page of links, and what was fetched ahead for a visitor of it. */
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
  <a id="jobs" href="/careers">Jobs</a>`;

Deno.test("each page is fetched ahead once, however often a visitor comes near it", async () => {
  const { fetched, focus } = pageOf(links);
  for (const id of ["about", "jobs", "word", "about"]) await focus(id);
  assert.deepEqual(fetched, ["/about-us", "/careers"]);
});

Deno.test("a page whose prefetch failed is fetched ahead at the next chance", async () => {
  const { fetched, focus } = pageOf(links, () => Promise.reject(new Error()));
  await focus("about");
  await focus("about");
  assert.deepEqual(fetched, ["/about-us", "/about-us"]);
});

Deno.test("only other pages of the site that show in this window are fetched ahead", async () => {
  const { fetched, focus } = pageOf(`
    <a id="other-site" href="https://elsewhere.example/careers">Elsewhere</a>
    <a id="new-window" href="/careers" target="_blank">In a new window</a>
    <a id="same-page" href="${location.pathname}?page=2">Page 2</a>
    <a id="no-target">No link yet</a>
    <p id="no-link">Text</p>
    ${links}`);
  const others = ["other-site", "new-window", "same-page", "no-target"];
  for (const id of [...others, "no-link", "about"]) await focus(id);
  assert.deepEqual(fetched, ["/about-us"]);
});

Deno.test("a link that the pointer only crosses is not fetched ahead", async () => {
  const { fetched, link } = pageOf(links);
  fireEvent.pointerOver(link("about"));
  fireEvent.pointerOver(link("jobs"));
  await waitUntil(() => fetched.length > 0);
  assert.deepEqual(fetched, ["/careers"]);
});

Deno.test("a click leaves the fetching to its own navigation", async () => {
  const { fetched, link } = pageOf(links);
  fireEvent.touchStart(link("about"));
  fireEvent.click(link("about"));
  await turn();
  assert.deepEqual(fetched, []);
});
