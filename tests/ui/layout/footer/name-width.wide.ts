import assert from "node:assert/strict";
import { site as facts } from "../../../../data/site.ts";
import { paths } from "../../../../src/paths.ts";
import { nameWidth } from "../../../../src/ui/layout/footer/name-width.ts";
import {
  openPage,
  typefacesLoaded,
} from "../../../support/browser/open-page.ts";
import { site } from "../../../support/fixture-site.ts";

const names = [
  facts.name,
  "Harmattan Works",
  "Ìlú Àmà & Sons",
  "studio 404!",
  "Kite",
  "WILLIAM JOHNSON-QUARSHIE (LEKKI) 1987",
];

Deno.test("a name's width as the wordmark is that of the typeface", async () => {
  await using visit = await openPage(site, paths.privacy);
  const { page } = visit;
  await typefacesLoaded(page);
  const text = page.locator(".wordmark text");
  for (const name of names) {
    const width = await text.evaluate((it: SVGTextElement, name) => {
      it.removeAttribute("textLength");
      it.textContent = name;
      const size = Number(it.getAttribute("font-size"));
      return it.getComputedTextLength() / size;
    }, name);
    const off = nameWidth(name) / width - 1;
    assert.ok(off > -0.02 && off < 0.06, `${name}: ${off}`);
  }
});

Deno.test("the wordmark is as wide as the content", async () => {
  await using visit = await openPage(site, paths.privacy);
  const { left, right, box } = await visit.page.locator(".wordmark").evaluate(
    (svg) => {
      const { left, right } = svg.querySelector("text")!
        .getBoundingClientRect();
      return { left, right, box: svg.getBoundingClientRect() };
    },
  );
  assert.ok(Math.abs(left - box.left) < 8 && Math.abs(right - box.right) < 8);
});
