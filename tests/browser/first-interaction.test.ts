/** When React comes: on a slow line, with the visitor's first interaction. */
import assert from "node:assert/strict";
import words from "../../data/words/contact.json" with { type: "json" };
import { fieldNames } from "../../src/pages/contact/contact-fields.tsx";
import { contactRequests } from "../../src/pages/contact/requests.ts";
import { paths, requestPath } from "../../src/paths.ts";
import { readBuild } from "../../src/server/build/build-manifest.ts";
import { isHydrated } from "../../src/streaming/document-state.ts";
import { enough } from "../support/amounts.ts";
import { keepMails, keptMails } from "../support/browser/mails.ts";
import {
  documentStays,
  heldFiles,
  hydratedByItself,
  openPage,
} from "../support/browser/open-page.ts";
import { slowLine } from "../support/browser/slow-line.ts";
import { beforeInteraction } from "../support/browser/before-interaction.ts";
import { site } from "../support/fixture-site.ts";

const { earlyScript, entry } = readBuild();

Deno.test("on a slow line scrolling, links and the data saver bring no React, the first use of a menu does", async () => {
  // The first document would be streamed.
  await site.get(paths.home);
  using line = slowLine(site);
  await using visit = await openPage(line, paths.home, { until: "load" });
  const { page } = visit;
  await beforeInteraction(page);
  assert.deepEqual(visit.scripts, [earlyScript]);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => scrollY > 0);
  await page.locator("footer a").first().focus();
  await page.locator("footer [name=light]").press("Enter");
  await beforeInteraction(page);
  assert.ok(!visit.scripts.includes(entry));
  await page.locator(".services > button").focus();
  await hydratedByItself(page);
  assert.deepEqual(visit.complaints, []);
});

Deno.test("on a slow line a choice fills in the form without React", async () => {
  const request = contactRequests().find(({ addOn }) => addOn) ??
    contactRequests()[0];
  assert.ok(request);
  const { fragment, project, description } = request;
  const path = requestPath(fragment);
  using line = slowLine(site);
  await using visit = await openPage(line, path, { until: "load" });
  const { page } = visit;
  await page.waitForFunction(
    ([name, text]) =>
      document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ===
        text,
    [fieldNames().project, project] as const,
  );
  assert.equal(
    await page.getByLabel(fieldNames().description).inputValue(),
    description ?? "",
  );
  assert.ok(await page.locator(`[id="${fragment}"]`).isVisible());
  await beforeInteraction(page);
  assert.ok(!visit.scripts.includes(entry));
  assert.deepEqual(visit.complaints, []);
});

Deno.test("on a fast line a page hydrates without an interaction", async () => {
  await using visit = await openPage(site, paths.privacy, { until: "load" });
  await hydratedByItself(visit.page);
});

Deno.test("Send that is pressed twice before React is alive opens one whole mail then", async () => {
  const react = heldFiles(`**${entry}`);
  await using visit = await openPage(site, paths.contact, {
    until: "load",
    async prepare(page) {
      await keepMails(page);
      await react.hold(page);
    },
  });
  const { page } = visit;
  await page.getByLabel(fieldNames().project).fill("Fish farm");
  await page.getByLabel(fieldNames().person).fill("Ada");
  await page.locator(".contact-form [type=submit]").dblclick();
  assert.equal((await keptMails(page)).length, 0);
  react.release();
  await page.waitForFunction(() =>
    (globalThis as unknown as { kept: string[] }).kept.length > 0
  );
  const [mail, ...others] = await keptMails(page);
  assert.deepEqual(others, []);
  assert.equal(mail?.searchParams.get("subject"), "Fish farm");
  const body = mail?.searchParams.get("body") ?? "";
  assert.ok(body.startsWith(`${words.form.person.label}: Ada\r\n`), body);
});

Deno.test({
  name: "a page hydrates once the press on it is over, which counts",
  ignore: !enough.questions,
}, async () => {
  const react = heldFiles(`**${entry}`);
  await using visit = await openPage(site, paths.home, {
    until: "load",
    prepare: react.hold,
  });
  const { page } = visit;
  const question = page.locator("details:not([open])").first();
  await question.evaluate((it) => it.id = "closed");
  await page.locator("#closed summary").hover();
  await page.mouse.down();
  react.release();
  await page.evaluate((entry) => import(entry), entry);
  await documentStays(page);
  assert.equal(await page.evaluate(isHydrated), false);
  await page.mouse.up();
  await hydratedByItself(page);
  await page.locator("#closed[open]").waitFor();
});
