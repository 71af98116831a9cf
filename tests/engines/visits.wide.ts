/** State that outlives a page: drafts and the theme. */
import assert from "node:assert/strict";
import { paths, requestPath } from "../../src/paths.ts";
import {
  callTimes,
  contactRequests,
} from "../../src/pages/contact/requests.ts";
import { fieldNames } from "../../src/pages/contact/contact-fields.tsx";
import { click, type } from "../support/engines/actions.ts";
import { hydrated, until, visit } from "../support/engines/engine.ts";
import { desktop, inEachEngine } from "../support/engines/engines.ts";
import { waitUntil } from "../support/promises.ts";

const isDark = `document.documentElement.dataset.theme === "dark"`;
const darkButton = `.theme-switch [aria-label*="dark"]`;
const isPressed =
  `document.querySelector('${darkButton}').ariaPressed === "true"`;
const projectField = `input[name="${fieldNames().project}"]`;

inEachEngine(({ name, site, visitAt }) => {
  Deno.test(`the contact form opens a mail in ${name} and keeps its draft`, async () => {
    const page = await visitAt(desktop, paths.contact);
    // Before hydration the browser would submit the form itself.
    await hydrated(page, ".contact-form");
    await click(page, projectField);
    await type(page, "Fish farm");
    await click(page, `.contact-form button[type="submit"]`);
    await waitUntil(async () =>
      /^mailto:.+[?]subject=Fish%20farm/.test((await page.mails()).join())
    );
    await visit(page, site.origin + paths.contact);
    const draft = `document.querySelector('${projectField}').value`;
    await until(page, `${draft} === "Fish farm"`);
    await page.evaluate("sessionStorage.clear()");
  });

  /** Visits the contact page without a draft of the test before. */
  async function chosenBy(path: string) {
    const page = await visitAt(desktop, paths.about);
    await page.evaluate("sessionStorage.clear()");
    await visit(page, site.origin + path);
    return page;
  }

  const chosen = new Map(contactRequests().map((it) => [it.next, it]));
  for (const { fragment, title, project } of chosen.values()) {
    Deno.test(`a ticket for "${title}" goes into the mail in ${name}`, async () => {
      const page = await chosenBy(requestPath(fragment));
      await hydrated(page, ".contact-form");
      await until(page, `document.querySelector('${projectField}').value`);
      const before = (await page.mails()).length;
      await click(page, `.contact-form button[type="submit"]`);
      await waitUntil(async () => (await page.mails()).length > before);
      const mail = new URL((await page.mails()).at(-1)!);
      assert.equal(mail.searchParams.get("subject"), project);
    });
  }

  const [call] = callTimes();
  if (call) {
    Deno.test(`a time for a call goes into the mail in ${name}`, async () => {
      const page = await chosenBy(paths.contact);
      await hydrated(page, ".contact-form");
      await click(page, `a[href$="#${call.fragment}"]`);
      await until(
        page,
        `document.querySelector('[name="${fieldNames().timeline}"]').value`,
      );
      const before = (await page.mails()).length;
      await click(page, `.contact-form button[type="submit"]`);
      await waitUntil(async () => (await page.mails()).length > before);
      const mail = decodeURIComponent((await page.mails()).at(-1)!);
      assert.ok(mail.includes(call.timeline), mail);
    });
  }

  // WebKit's driver crashes on pages from the back-forward cache.
  if (name === "WebKit") return;

  Deno.test(`a page restored by Back has the theme chosen since in ${name}`, async () => {
    const page = await visitAt(desktop, paths.about);
    await visit(page, site.origin + paths.blog);
    await click(page, darkButton);
    await until(page, isDark);
    await page.evaluate("history.back()");
    await until(page, `location.pathname === "${paths.about}"`);
    await until(page, `${isDark} && ${isPressed}`);
    await page.evaluate(`localStorage.removeItem("theme")`);
  });
});
