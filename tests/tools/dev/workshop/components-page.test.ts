import assert from "node:assert/strict";
import { componentsPath } from "../../../../src/tools/dev/modules/addresses.ts";
import { startDevelopment } from "../../../support/development.ts";

const parts = "src/tools/dev/workshop/small-parts.tsx";

Deno.test("development shows the components without another build, and errors as plain text", async () => {
  await using development = await startDevelopment();
  const { edit, origin, pageWith } = development;
  const shown = await fetch(origin + componentsPath);
  assert.equal(shown.status, 200);
  const html = await shown.text();
  assert.match(html, /<h1[^>]*>Parts and states/);
  const [sheet] = /(?<=href=")[^"]+\.css/.exec(html) ?? assert.fail();
  const styles = await fetch(new URL(sheet, origin));
  assert.match(await styles.text(), /\{/);
  assert.equal(styles.status, 200);

  await edit(
    parts,
    "export function",
    "throw Error('Broken');\nexport function",
  );
  const broken = await pageWith(componentsPath, /Broken/);
  assert.equal(broken.status, 500);
  assert.match(broken.headers.get("content-type") ?? "", /html/);
});
