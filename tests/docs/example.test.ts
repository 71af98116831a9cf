import assert from "node:assert/strict";
import { openPage } from "../support/browser/open-page.ts";
import { startExample } from "../support/example.ts";

Deno.test("the example sends its shell first, hydrates without a call, and calls once for Back", async () => {
  await using example = await startExample(1500);
  const { body } = await fetch(`${example.origin}/posts`);
  const chunks = await Array.fromAsync(
    body?.pipeThrough(new TextDecoderStream()) ?? [],
  );
  assert.match(chunks[0] ?? "", /Loading\.\.\./);
  assert.doesNotMatch(chunks[0] ?? "", /<li>/);
  assert.match(chunks.join(""), /<li>/);
  await using visit = await openPage(example, "/posts", { until: "commit" });
  const { page } = visit;
  await page.getByRole("listitem").first().waitFor();
  // Hydration removes the data that the document brought.
  await page.locator("script[data-call]").waitFor({ state: "detached" });
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("heading", { name: "Home" }).waitFor();
  await page.goBack();
  await page.getByRole("listitem").first().waitFor();
  assert.equal(await page.evaluate("isSame"), true);
  assert.deepEqual(visit.calls, []);
  assert.deepEqual(visit.complaints, []);
});
