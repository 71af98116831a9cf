/** The example when something is broken or missing. */
import assert from "node:assert/strict";
import { gone } from "../support/browser/documents.ts";
import { openPage } from "../support/browser/open-page.ts";
import { startExample } from "../support/example.ts";

/** Longer than any test takes. */
const never = 3_600_000;

Deno.test("without its script the example shows late content, and links load documents", async () => {
  await using example = await startExample(3000);
  await using visit = await openPage(example, "/posts", {
    until: "commit",
    prepare: (page) => page.route("**/client.js", gone),
  });
  const { page } = visit;
  await page.getByRole("listitem").first().waitFor();
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("heading", { name: "Home" }).waitFor();
});

Deno.test("without JavaScript the example ends with its content", async () => {
  await using example = await startExample(1500);
  await using visit = await openPage(example, "/posts", {
    until: "load",
    javaScriptEnabled: false,
  });
  const { page } = visit;
  await page.getByRole("listitem").first().waitFor();
  assert.equal(await page.getByText("Loading...").count(), 0);
});

Deno.test("an example whose content never comes says so, with a way to try again", async () => {
  await using example = await startExample(never);
  await using visit = await openPage(example, "/posts", { until: "commit" });
  await visit.page.getByRole("link", { name: "Try again" }).waitFor();
  assert.equal(await visit.page.getByText("Loading...").count(), 0);
});

Deno.test("an example that is killed while it streams says so, with a way to try again", async () => {
  await using example = await startExample(never);
  await using visit = await openPage(example, "/posts", { until: "commit" });
  const { page } = visit;
  await page.getByText("Loading...").waitFor();
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource")
      .some(({ name }) => name.endsWith("/client.js"))
  );
  await example.kill();
  await page.getByRole("link", { name: "Try again" }).waitFor();
  assert.equal(await page.getByText("Loading...").count(), 0);
});
