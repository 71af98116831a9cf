import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { colours } from "../../../../data/site.ts";
import { withColours } from "../../../../src/tools/build/client/brand-colours.ts";
import { pageModules } from "../../../../src/tools/build/client/page-modules.ts";
import { bundleStyles } from "../../../../src/tools/build/client/styles.ts";

const palette = { sun: { light: "#112233", dark: "#445566" } };

Deno.test("brand colours become one theme's colour or both", () => {
  assert.equal(
    withColours(
      "a { color: brand(sun); fill: brand(sun, light); stroke: brand(sun, dark, 50%) }",
      palette,
    ),
    "a { color: var(--by-day, #112233) var(--by-night, #445566); fill: #112233; stroke: #44556680 }",
  );
});

Deno.test("an error names an undeclared colour", () => {
  assert.throws(
    () => withColours("a { color: brand(moon, dark) }", palette),
    /Cannot find brand\(moon, dark\)/,
  );
});

Deno.test("the styles of every page contain the brand's colours", async () => {
  const { inline, rest } = await bundleStyles({
    absWorkingDir: fileURLToPath(new URL("../../../../", import.meta.url)),
    outdir: "dist/assets",
    bundle: true,
    external: ["/fonts/*", "/icons/*", "/pictures/*"],
    logLevel: "silent",
  });
  await esbuild.stop();
  const { light, dark } = colours.danfo;
  for (const module of (await pageModules()).values()) {
    assert.match(
      inline(module).text,
      new RegExp(
        `--danfo: var\\(--by-day, ${light}\\) var\\(--by-night, ${dark}\\);`,
      ),
    );
    assert.doesNotMatch(inline(module).text, /brand\(/);
  }
  const [contents] = rest.values();
  assert.doesNotMatch(new TextDecoder().decode(contents), /brand\(/);
});
