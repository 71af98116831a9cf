/** Browser errors, from the page to the server's log. */
import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { readManifest } from "../../../src/server/assets/build-manifest.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { inTime, waitUntil } from "../../support/promises.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

Deno.test("an error in a visitor's browser is logged with release, page and stack", async () => {
  await using visit = await openPage(site, paths.about);
  const { page } = visit;
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) =>
      /measure-/.test(name)
    )
  );
  const sent = page.waitForResponse(/\/vitals$/);
  await page.evaluate(async () => {
    const measured = performance.getEntriesByType("resource").find((
      { name },
    ) => /measure-/.test(name));
    // The module has run once this resolves.
    await import(measured?.name ?? "");
    // As in an error of the site's scripts: the stack names the built file.
    const script = document.querySelector<HTMLScriptElement>(
      "script[type=module]",
    );
    const error = new Error("Broken on purpose");
    error.stack = `Error: Broken on purpose\n at a (${script?.src}:1:2000)`;
    reportError(error);
  });
  assert.equal((await inTime(sent)).status(), 204);
  await waitUntil(() => site.lines.join().includes("Broken on purpose"));
  const line = JSON.parse(
    site.lines.find((line) => line.includes("Broken on purpose")) ?? "",
  );
  assert.equal(line.page, paths.about);
  assert.equal(line.release, (await readManifest())?.stamp);
  assert.match(line.stack, /\/assets\/[\w.-]+\.js:1:2000/);
});
