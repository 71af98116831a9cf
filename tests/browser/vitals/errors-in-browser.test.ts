/** Browser errors, from the page to the server's log. */
import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { readManifest } from "../../../src/server/assets/build-manifest.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { inTime, waitUntil } from "../../support/promises.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

/** Opens a page, runs a script once errors are watched, and waits for a line. */
async function lineAfter(
  script: (scriptAddress: string) => void,
  words: string,
): Promise<Record<string, unknown>> {
  await using visit = await openPage(site, paths.about);
  const { page } = visit;
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) =>
      /measure-/.test(name)
    )
  );
  const sent = page.waitForResponse(/\/vitals$/);
  const scriptAddress = await page.evaluate(async () => {
    const measured = performance.getEntriesByType("resource").find((
      { name },
    ) => /measure-/.test(name));
    // The module has run once this resolves.
    await import(measured?.name ?? "");
    return document.querySelector<HTMLScriptElement>("script[type=module]")
      ?.src ?? "";
  });
  await page.evaluate(script, scriptAddress);
  assert.equal((await inTime(sent)).status(), 204);
  const lineWith = () => site.lines.find((line) => line.includes(words));
  await waitUntil(() => lineWith() !== undefined);
  return JSON.parse(lineWith() ?? "");
}

Deno.test("an error in a visitor's browser is logged with release, page and stack", async () => {
  const line = await lineAfter((scriptAddress) => {
    // As in an error of the site's scripts: the stack names the built file.
    const error = new Error("Broken on purpose");
    error.stack = `Error: Broken on purpose\n at a (${scriptAddress}:1:2000)`;
    reportError(error);
  }, "Broken on purpose");
  assert.equal(line.page, paths.about);
  assert.equal(line.release, (await readManifest())?.stamp);
  assert.match(String(line.stack), /\/assets\/[\w.-]+\.js:1:2000/);
});

Deno.test("a rejection with a text in place of an error is logged with it", async () => {
  const line = await lineAfter(
    () => void Promise.reject("Offline on purpose"),
    "Offline on purpose",
  );
  assert.equal(line.page, paths.about);
});
