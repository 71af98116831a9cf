import assert from "node:assert/strict";
import { paths, projectPath } from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import { section as blog } from "../../pages/blog/section.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

declare global {
  var printed: number;
}

Deno.test("its own link prints the sheet of promises alone, on one page", async () => {
  await using visit = await openPage(site, paths.services);
  const { page } = visit;
  const parts = ["main h1", ".promises", ".pricing"];
  function seen() {
    return Promise.all(parts.map((it) => page.locator(it).first().isVisible()));
  }
  await page.evaluate(() => {
    globalThis.printed = 0;
    globalThis.print = () => void globalThis.printed++;
  });
  await page.emulateMedia({ media: "print" });
  assert.deepEqual(await seen(), [true, true, true]);
  await page.emulateMedia({ media: "screen" });
  await page.locator("[data-print]").click();
  assert.equal(await page.evaluate(() => globalThis.printed), 1);
  await page.emulateMedia({ media: null });
  const sheets = new TextDecoder("latin1").decode(
    await page.pdf({ format: "A4", margin: { top: "1cm", bottom: "1cm" } }),
  );
  assert.equal(sheets.match(/\/Type\s*\/Page\b/g)?.length, 1);
  await page.emulateMedia({ media: "print" });
  assert.deepEqual(await seen(), [false, true, false]);
  await page.goBack();
  assert.deepEqual(await seen(), [true, true, true]);
  assert.deepEqual(visit.complaints, []);
});

/** What says whose page it is, and what only a screen needs. */
const names = ["link[rel=canonical]", ".logo", ".footer-office"];
const controls = [
  ".banner",
  ".desktop-links",
  ".bar-book",
  ".hamburger",
  ".footer-brand",
  ".footer-deck",
  ".project-head",
  ".share",
  ".skip-link",
];

for (
  const [path, content] of [
    [blog.record.path(blog.sample.id), blog.record.shows],
    [projectPath(samples.project.slug), ".gallery img"],
  ] as const
) {
  Deno.test(`${path} prints its content and whose it is, dark on light`, async () => {
    await using visit = await openPage(site, path);
    const { page } = visit;
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const part of ["main h1", content]) {
      await page.locator(part).first().waitFor();
    }
    const parts = [...names, ...controls];
    const seen = await Promise.all(
      parts.map((it) => page.locator(it).first().isVisible()),
    );
    assert.deepEqual(parts.filter((_, index) => seen[index]), names);
    const [text = 0, ground = 0] = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor].map((it) =>
        it.match(/\d+/g)!.reduce((sum, channel) => sum + Number(channel), 0)
      );
    });
    assert.ok(text < ground, `${text} on ${ground}`);
    assert.deepEqual(visit.complaints, []);
  });
}
