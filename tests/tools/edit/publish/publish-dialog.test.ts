// own isolate: it sets git's environment
import assert from "node:assert/strict";
import { team } from "../../../../src/agency/team/team.server.ts";
import { serveEditor } from "../../../../src/tools/edit/serve-editor.ts";
import { startBrowser, watch } from "../../../support/browser/chromium.ts";
import { openCheckouts, pathOf } from "./checkouts.ts";

Deno.test("the editor opens with what others have published, and publishes what is ticked and chosen", async (t) => {
  await using checkouts = await openCheckouts();
  const { first, checkout, published } = checkouts;
  const second = await checkout("second");
  await second.save({ _id: "bridge", title: "The long bridge" });
  await second.write("src/code.ts", "// New code.\n");
  await second.push("Change the title");
  const check = () => Promise.resolve([]);
  await using editor = await serveEditor(first.root, 0, { check });
  await using browser = await startBrowser();
  const page = await browser.newPage();
  const complaints = watch(page);
  await page.goto(`${editor.origin}/#/collections/articles`);

  await t.step("what others have published is in the forms", async () => {
    await page.getByText("Restart the editor.").waitFor();
    // The forms wait for a slow server only a little.
    await page.reload();
    await page.getByText("The long bridge").first().waitFor();
  });

  const open = page.getByRole("button", { name: "Publish…" });
  const dialog = page.getByRole("dialog", { name: "Publish" });
  const publish = dialog.getByRole("button", { name: "Publish" });
  const box = (name: string) => dialog.getByRole("checkbox", { name });

  await t.step("shows what changed, and sends what is ticked", async () => {
    await first.save({ _id: "tides", title: "<b>High tides</b>" });
    await first.save({ _id: "ferry", title: "Half a title" });
    await open.click();
    await dialog.getByText("2 of 2 chosen").waitFor();
    const change = dialog.getByRole("listitem")
      .filter({ hasText: "High tides" });
    assert.match(await change.innerText(), /Before\s*Title of tides/);
    assert.match(await change.innerText(), /After\s*<b>High tides<\/b>/);
    await box("Half a title").uncheck();
    await dialog.getByText("1 of 2 chosen").waitFor();
    await publish.click();
    await dialog.getByText("Published.").waitFor();
    assert.equal(
      await published(pathOf("tides")),
      await first.read(pathOf("tides")),
    );
    assert.doesNotMatch(await published(pathOf("ferry")), /Half/);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  await t.step("lets the author choose in a conflict", async () => {
    await second.git("pull", "-q");
    await second.save({ _id: "ferry", title: "The last ferry" });
    await second.push("Change the title");
    await open.click();
    await dialog.getByText("0 of 1 chosen").waitFor();
    assert.equal(await publish.isDisabled(), true);
    const choice = dialog.getByRole("group", { name: "Title" });
    assert.match(await choice.innerText(), /Half a title[^]*The last ferry/);
    await choice.getByRole("radio", { name: "Keep mine" }).check();
    assert.equal(await box("Half a title").isChecked(), true);
    await publish.click();
    await dialog.getByText("Published.").waitFor();
    assert.match(await published(pathOf("ferry")), /Half a title/);
    await dialog.getByRole("button", { name: "Close" }).click();
    await open.click();
    await dialog.getByText("Everything is published.").waitFor();
    assert.equal(await publish.count(), 0);
    await dialog.getByRole("button", { name: "Close" }).click();
    assert.deepEqual(complaints, []);
  });

  await t.step("shows an unexpected failure as text", async () => {
    await page.route(
      "**/editor/publish",
      (route) => route.fulfill({ status: 500, body: "<b>Too bad</b>" }),
    );
    await open.click();
    await dialog.getByText("<b>Too bad</b>").waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.unroute("**/editor/publish");
  });

  await t.step("in narrow windows its button covers nothing", async () => {
    const person = { name: "Ada", role: "Lead", line: "…" };
    const people = Array.from({ length: 9 }, () => person);
    await first.write(team.file, JSON.stringify({ people }));
    await page.setViewportSize({ width: 800, height: 700 });
    await page.goto(`${editor.origin}/#/collections/data/entries/team`);
    await page.reload();
    await open.waitFor();
    // Also waits until a click would reach it.
    await page.getByRole("button", { name: "Add person" })
      .click({ trial: true });
  });
});
