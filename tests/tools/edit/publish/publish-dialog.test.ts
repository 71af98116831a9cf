import assert from "node:assert/strict";
import { team } from "../../../../src/pages/about/team.server.ts";
import { serveEditor } from "../../../../src/tools/edit/serve-editor.ts";
import { startBrowser, watch } from "../../../support/browser/chromium.ts";
import { openEditor } from "../open-editor.ts";
import { openCheckouts } from "./checkouts.ts";

Deno.test("Publish shows what changed, then what became of it, also a conflict", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, published } = checkouts;
  const second = await checkout("second");
  await using editor = await serveEditor(first.root, 0);
  await using browser = await startBrowser();
  const page = await browser.newPage();
  const complaints = watch(page);
  await first.save({ _id: "tides", title: "<b>High tides</b>" });
  await page.goto(editor.origin);
  const open = page.getByRole("button", { name: "Publish…" });
  const dialog = page.getByRole("dialog", { name: "Publish" });
  const publish = dialog.getByRole("button", { name: "Publish" });

  await open.click();
  await dialog.getByText("One article changed").waitFor();
  await dialog.getByText("Article “<b>High tides</b>”: changed").waitFor();
  await publish.click();
  await dialog.getByText("Published. One article changed.").waitFor();
  const tides = "data/content/articles/tides.json";
  assert.equal(await published(tides), await first.read(tides));
  await dialog.getByRole("button", { name: "Close" }).click();
  await open.click();
  await dialog.getByText("Everything is published.").waitFor();
  assert.equal(await publish.count(), 0);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });

  await second.git("pull", "-q");
  await second.save({ _id: "tides", title: "Low tides" });
  await second.push("Change the title");
  await first.save({ _id: "tides", title: "Spring tides" });
  await open.click();
  await publish.click();
  const alert = dialog.getByRole("alert");
  assert.match(await alert.innerText(), /Somebody else .* Nothing is lost/);
  await dialog.getByText("Article “Spring tides”: Title").waitFor();
  assert.deepEqual(complaints.list, []);
});

Deno.test("in narrow windows the Publish button covers nothing of a form", async () => {
  await using checkouts = await openCheckouts();
  const { first } = checkouts;
  const person = { name: "Ada", role: "Lead", line: "…" };
  const people = Array.from({ length: 9 }, () => person);
  await first.write(team.file, JSON.stringify({ people }));
  await using editor = await serveEditor(first.root, 0);
  await using browser = await startBrowser();
  const page = await browser.newPage({ viewport: { width: 800, height: 700 } });
  await page.goto(`${editor.origin}/#/collections/data/entries/team`);
  await page.getByRole("button", { name: "Publish…" }).waitFor();
  // Also waits until a click would reach it.
  await page.getByRole("button", { name: /^Add .?Person/ })
    .click({ trial: true });
});

Deno.test("only the editor's own page publishes, and a folder without a server has no button", async () => {
  await using editor = await openEditor();
  const setup = await (await editor.request("/cms/setup.json")).json();
  assert.equal(setup.canPublish, false);
  const init = { method: "POST" };
  const foreign = await editor.withoutOrigin("/cms/publish", init);
  assert.equal(foreign.status, 403);
  const own = await editor.request("/cms/publish", init);
  assert.match(await own.text(), /role="alert"/);
});
