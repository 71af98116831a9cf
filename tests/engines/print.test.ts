/** Browsers split some layouts in the middle of a line when printing. */
import assert from "node:assert/strict";
import { contentPages } from "../support/content-pages.ts";
import {
  areHalves,
  cutLines,
  linesOfPages,
} from "../support/engines/cut-lines.ts";
import { sharedPage, visit } from "../support/engines/engine.ts";
import { engines, isWholeSet } from "../support/engines/engines.ts";
import { useSite } from "../support/site.ts";

const site = useSite();

Deno.test("distinguishes halves of a printed line from consecutive lines", () => {
  const line = "a year, each measured on real phones before";
  assert.ok(areHalves(line, line));
  assert.ok(areHalves("h      d   l h      b f", line));
  assert.ok(!areHalves("for them.", line));
  assert.ok(!areHalves("a", line));
});

// WebKit takes 12 s, because printing presses keys in its window.
for (const { name, open } of engines) {
  if (name === "WebKit" && !isWholeSet) continue;
  const opened = sharedPage(open);

  for (const { path } of contentPages) {
    Deno.test(`${name} prints ${path} without splitting a line`, async () => {
      const page = opened();
      await visit(page, site.origin + path);
      const pages = await linesOfPages(await page.print?.() ?? "");
      assert.ok(pages.length > 0);
      assert.deepEqual(cutLines(pages), []);
    });
  }
}
