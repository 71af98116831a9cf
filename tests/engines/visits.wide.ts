/** State that outlives a page: drafts and the theme. */
import { paths } from "../../src/paths.ts";
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
