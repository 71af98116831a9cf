import assert from "node:assert/strict";
import { modulesPath } from "../../../src/tools/dev/modules/addresses.ts";
import { startDevelopment } from "../../support/development.ts";

const folder = "src/pages/contact";
const page = `${folder}/contact-page`;
const moved = `${folder}/write-page`;
const styles = `${folder}/contact.css`;
const note = `${folder}/academy-note`;

Deno.test("development goes on after a mistake at the start, and after files were renamed or deleted", async (t) => {
  await using development = await startDevelopment((edit) =>
    edit(`${page}.tsx`, "return (", "return ((")
  );
  const { edit, rename, pageWith } = development;

  async function inlineStyles(): Promise<string> {
    await pageWith("/contact-us", /<form/);
    const text = await (await fetch(`${development.origin}/contact-us`)).text();
    return /<style[^>]*>([^]*?)<\/style>/.exec(text)?.[1] ?? "";
  }

  await t.step("a mistake at the start", async () => {
    await pageWith("/contact-us", /role="alert"[^]*contact-page\.tsx:/);
    await edit(`${page}.tsx`, "return ((", "return (");
    assert.ok(await inlineStyles());
  });
  await t.step("a page that is renamed with its styles", async () => {
    await rename(`${page}.tsx`, `${moved}.tsx`);
    await rename(`${page}.first.css`, `${moved}.first.css`);
    await pageWith("/contact-us", /role="alert"[^]*routes\.ts:\d/);
    await edit("routes.ts", `${page}.tsx`, `${moved}.tsx`);
    assert.match(await inlineStyles(), /contact\.css/);
    await pageWith(`${modulesPath}${moved}.tsx`, /export/);
  });
  await t.step("a part of a page", async () => {
    await rename(`${note}.tsx`, `${folder}/note.tsx`);
    await pageWith("/contact-us", /role="alert"[^]*write-page\.tsx:5:29/);
    await rename(`${folder}/note.tsx`, `${note}.tsx`);
    await inlineStyles();
  });
  await t.step("a folder", async () => {
    await rename("src/ui/art", "src/ui/drawn");
    await pageWith("/contact-us", /role="alert"[^]*ui\/art/);
    await rename("src/ui/drawn", "src/ui/art");
    await inlineStyles();
  });
  await t.step("a style sheet", async () => {
    await rename(styles, `${folder}/write.css`);
    await pageWith("/contact-us", /role="alert"[^]*contact\.css/);
    await edit(`${moved}.first.css`, "contact.css", "write.css");
    await edit(
      "src/ui/styles/rest.css",
      "contact/contact.css",
      "contact/write.css",
    );
    assert.match(await inlineStyles(), /write\.css/);
  });
  await t.step("a file of the root that is saved again", async () => {
    await edit(
      "routes.ts",
      "src/pages/privacy/privacy-page.tsx",
      `${moved}.tsx`,
    );
    await pageWith("/privacy", /<form/);
  });
});
