import assert from "node:assert/strict";
import { pageOf } from "../../support/app.ts";
import { paths } from "../../../src/addresses/paths.ts";

const root = new URL("../../../static/", import.meta.url);

for (
  const path of [
    paths.branding,
    paths.webDesign,
    paths.webDevelopment,
    paths.noCode,
  ]
) {
  Deno.test(`the drawings of ${path} exist, are small and bring no script`, async () => {
    const names = (await pageOf(path)).match(/\/drawings\/[\w-]+\.svg/g) ?? [];
    assert.ok(names.length > 0);
    for (const name of names) {
      const file = await Deno.readTextFile(new URL(`.${name}`, root));
      assert.ok(file.length < 2000, `${name}: ${file.length} bytes`);
      assert.doesNotMatch(file, /<script|\son\w+=|https?:\/\/(?!www\.w3\.org)/);
    }
  });
}
