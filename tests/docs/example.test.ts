import assert from "node:assert/strict";
import { openPage } from "../support/browser/open-page.ts";
import { startExample } from "../support/example.ts";
import { get, sendRaw } from "../support/raw-client.ts";

Deno.test("the example sends its shell first, hydrates without a call, and calls once for Back", async () => {
  await using example = await startExample(1500);
  const { body } = await sendRaw(example.origin, get("/posts"));
  // Chunks as they were sent, however late this reads them.
  const [shell = "", ...others] = body.split(/\r\n[0-9a-f]+\r\n/);
  assert.match(shell, /Loading\.\.\./);
  assert.doesNotMatch(shell, /<li>/);
  assert.match(others.join(""), /<li>/);
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
