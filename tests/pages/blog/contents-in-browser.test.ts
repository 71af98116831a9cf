import assert from "node:assert/strict";
import { articlePath } from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import { elementHydrated, openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

Deno.test("the table of contents has numbers, and marks the current section", async () => {
  await using visit = await openPage(site, articlePath(samples.article.id));
  const { page } = visit;
  const links = page.locator(".contents a");
  await elementHydrated(links.first());
  const count = await links.count();
  assert.ok(count >= 3);
  const [reset, ...numbers] = await page.locator(".contents ol").evaluate(
    (list) => [
      getComputedStyle(list).counterReset,
      ...[...list.querySelectorAll("a")].map((link) => {
        const { content, counterIncrement } = getComputedStyle(
          link,
          "::before",
        );
        return `${content}, ${counterIncrement}`;
      }),
    ],
  );
  assert.equal(reset, "part 0");
  assert.deepEqual(numbers, Array(count).fill("counter(part), part 1"));
  for (const index of [count - 1, 0, 1]) {
    const href = await links.nth(index).getAttribute("href") ?? "";
    await page.locator(href).evaluate((part) => part.scrollIntoView());
    await page.locator(`.contents a[href="${href}"][aria-current]`).waitFor();
    assert.equal(await page.locator(".contents [aria-current]").count(), 1);
  }
  assert.deepEqual(visit.complaints, []);
});
