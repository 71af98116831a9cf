import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { shareElement } from "../../../src/browser/navigation/shared-element.ts";

const [list, first, second] = ["/portfolio", "/portfolio/a", "/portfolio/b"];
const cards = [first, second].map((path) =>
  `<article class="card"><a href="${path}"><img alt="${path}"></a></article>`
).join("");

/**
 * Shows a page whose pictures are in the viewport, except those with class
 * "below".
 */
function showPage(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`;
  for (const image of document.querySelectorAll("img")) {
    const top = image.className === "below" ? innerHeight : 0;
    image.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  }
}

/** The pictures with a transition name, by alternative text. */
function named(): string[] {
  return [...document.querySelectorAll("img")]
    .filter(({ style }) => style.viewTransitionName)
    .map(({ alt }) => alt);
}

Deno.test("a second navigation moves the transition name to its picture", () => {
  showPage(cards);
  shareElement({ from: list, to: first });
  assert.deepEqual(named(), [first]);
  shareElement({ from: list, to: second });
  assert.deepEqual(named(), [second]);
});

Deno.test("a card's picture has the transition name on both pages, until the end", () => {
  showPage(cards);
  const picture = shareElement({ from: list, to: second });
  assert.deepEqual(named(), [second]);
  showPage('<img class="page-picture" alt="large">');
  picture.arrive();
  assert.deepEqual(named(), ["large"]);
  picture.end();
  assert.deepEqual(named(), []);
});

Deno.test("on Back the card of the previous page has the transition name", () => {
  showPage('<img class="page-picture" alt="large">');
  const picture = shareElement({ from: first, to: list });
  assert.deepEqual(named(), ["large"]);
  showPage(cards);
  picture.arrive();
  assert.deepEqual(named(), [first]);
  picture.end();
});

Deno.test("of two cards for a page the used one has the name, and none outside the viewport", () => {
  const link = `<a href="${first}"><img alt="above"></a>`;
  showPage(`${link}<a id="used" href="${first}"><img alt="used"></a>`);
  document.getElementById("used")?.focus();
  const picture = shareElement({ from: list, to: first });
  assert.deepEqual(named(), ["used"]);
  picture.end();
  showPage(`<a href="${first}"><img class="below" alt="below"></a>`);
  shareElement({ from: list, to: first });
  assert.deepEqual(named(), []);
});
