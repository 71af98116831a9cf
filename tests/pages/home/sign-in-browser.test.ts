import assert from "node:assert/strict";
import contactWords from "../../../data/words/contact.json" with {
  type: "json",
};
import words from "../../../data/words/home.json" with { type: "json" };
import { contactRequests } from "../../../src/pages/contact/requests.ts";
import { paths, requestPath } from "../../../src/paths.ts";
import { maxSignLength } from "../../../src/ui/controls/your-sign.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

const { label } = words.works.lastStop.field;
const project = contactWords.form.project.label;

Deno.test("what a visitor writes on the last sign hangs in the footer and on the contact page, and names the project, until it is emptied", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  const field = page.getByLabel(label, { exact: true });
  await field.fill("Boats");
  const footer = page.locator(".footer-last > p:last-child");
  await footer.getByText("Boats").waitFor();
  // The arrow keys move its caret, not the strip.
  await field.press("ArrowLeft");
  assert.equal(
    await field.evaluate((it) => (it as HTMLInputElement).selectionStart),
    4,
  );
  await page.goto(site.origin + paths.contact);
  await page.locator(".sign-board").getByText("Boats").waitFor();
  const name = page.getByLabel(project, { exact: true });
  assert.equal(await name.inputValue(), "Boats");
  assert.ok(!page.url().includes("Boats"));
  assert.deepEqual(
    await page.evaluate(() => Object.keys(localStorage)),
    [],
  );
  // It is no draft until it is changed.
  assert.ok(
    !await page.evaluate(() =>
      Object.values(sessionStorage).some((it) => it.includes("Project name"))
    ),
  );
  await page.goto(site.origin + paths.home);
  await page.waitForFunction(
    (label) =>
      [...document.querySelectorAll("label")].some((it) =>
        it.textContent === label && it.querySelector("input")?.value === "Boats"
      ),
    label,
  );
  await field.fill("");
  await footer.getByText("Boats").waitFor({ state: "detached" });
  await page.goto(site.origin + paths.contact);
  await page.locator("[data-hydrated]").waitFor({ state: "attached" });
  assert.equal(await page.locator(".sign-board").isVisible(), false);
  assert.equal(await name.inputValue(), "");
  assert.deepEqual(visit.complaints, []);
});

Deno.test("what a link has chosen names the project before the sign does, and a sign has forty letters at most", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  const field = page.getByLabel(label, { exact: true });
  await field.pressSequentially("x".repeat(maxSignLength + 2));
  assert.equal((await field.inputValue()).length, maxSignLength);
  const [request] = contactRequests();
  assert.ok(request);
  await page.goto(site.origin + requestPath(request.fragment));
  const name = page.getByLabel(project, { exact: true });
  await page.waitForFunction(
    ([label, expected]) =>
      [...document.querySelectorAll("input")].some((it) =>
        it.name === label && it.value === expected
      ),
    [project, request.project],
  );
  assert.equal(await name.inputValue(), request.project);
});

Deno.test("each letter of the sign is painted as it is typed, and stands at once with less motion", async () => {
  await using visit = await openPage(site, paths.home, {
    reducedMotion: "no-preference",
  });
  const { page } = visit;
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  const typeLetter = () =>
    field.evaluate((field) => {
      document.execCommand("insertText", false, "b");
      return field.getAnimations().length;
    });
  assert.equal(await typeLetter(), 1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await field.evaluate((field) =>
    Promise.all(field.getAnimations().map((it) => it.finished))
  );
  assert.equal(await typeLetter(), 0);
  assert.equal(await field.inputValue(), "bb");
});

Deno.test("without script the last sign has no field", async () => {
  await using visit = await openPage(site, paths.home, {
    javaScriptEnabled: false,
    until: "load",
  });
  const field = visit.page.getByLabel(label, { exact: true });
  assert.equal(await field.isVisible(), false);
});
