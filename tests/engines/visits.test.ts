/** What lasts longer than a page: drafts, and the theme in other documents. */
import assert from "node:assert/strict";
import { paths } from "../../src/paths.ts";
import { fieldNames } from "../../src/pages/contact/contact-fields.tsx";
import { click, type } from "../support/engines/actions.ts";
import { hydrated, until, visit } from "../support/engines/engine.ts";
import { desktop, inEachEngine } from "../support/engines/engines.ts";

const isDark = `document.documentElement.dataset.theme === "dark"`;
const darkButton = `.theme-switch [aria-label*="dark"]`;
const isPressed =
  `document.querySelector('${darkButton}').ariaPressed === "true"`;
const projectField = `input[name="${fieldNames.project}"]`;

inEachEngine(({ name, site, visitAt }) => {
  Deno.test(`the contact form hands on a message in ${name} and keeps its draft`, async () => {
    const page = await visitAt(desktop, paths.contact);
    // Before React has taken over the form, the browser itself hands it on.
    await hydrated(page, ".contact-form");
    await click(page, projectField);
    await type(page, "Fish farm");
    await click(page, `.contact-form button[type="submit"]`);
    const status = `document.querySelector(".contact-form [role=status]")`;
    await until(page, `${status}.innerText.trim() !== ""`);
    await visit(page, site.origin + paths.contact);
    const draft = `document.querySelector('${projectField}').value`;
    await until(page, `${draft} === "Fish farm"`);
    await page.evaluate("sessionStorage.clear()");
  });

  // WebKit's driver ends with a page that comes back from the cache, and has
  // one window.
  if (name === "WebKit") return;

  Deno.test(`a page that Back returns to has the theme chosen since in ${name}`, async () => {
    const page = await visitAt(desktop, paths.about);
    await visit(page, site.origin + paths.careers);
    await click(page, darkButton);
    await until(page, isDark);
    await page.evaluate("history.back()");
    await until(page, `location.pathname === "${paths.about}"`);
    await until(page, `${isDark} && ${isPressed}`);
    await page.evaluate(`localStorage.removeItem("theme")`);
  });

  Deno.test(`a theme that is chosen in one tab is there in the other in ${name}`, async () => {
    const page = await visitAt(desktop, paths.about);
    assert.ok(page.another);
    await using other = await page.another();
    await visit(other, site.origin + paths.careers);
    await click(other, darkButton);
    await until(page, `${isDark} && ${isPressed}`);
    await other.evaluate(`localStorage.removeItem("theme")`);
  });
});
