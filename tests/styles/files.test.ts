import assert from "node:assert/strict";
import { existsSync } from "node:fs";

const root = new URL("../../", import.meta.url);
const styles = new URL("src/styles/", root);

/** The style files that a style file imports, by their paths in `src/styles/`. */
function importsOf(file: string): string[] {
  const text = Deno.readTextFileSync(new URL(file, styles));
  return [...text.matchAll(/@import "([^"]+)"/g)].map(([, name = ""]) =>
    new URL(name, new URL(file, styles)).pathname.slice(styles.pathname.length)
  );
}

function filesIn(folder: URL): string[] {
  return [...Deno.readDirSync(folder)].filter(({ isFile }) => isFile)
    .map(({ name }) => name);
}

const rest = importsOf("rest.css");

Deno.test("every style file is imported by first.css or rest.css", () => {
  const imported = [
    "first.css",
    "rest.css",
    ...importsOf("first.css"),
    ...rest,
  ];
  const files = [
    ...filesIn(styles),
    ...filesIn(new URL("pages/", styles)).map((name) => `pages/${name}`),
  ];
  assert.deepEqual(files.filter((file) => !imported.includes(file)), []);
});

Deno.test("the rest has the first styles of each page, for visitors who come by a link", () => {
  for (const name of filesIn(new URL("first/", styles))) {
    const missing = importsOf(`first/${name}`).filter((it) =>
      !rest.includes(it)
    );
    assert.deepEqual(missing, [], `first/${name}`);
  }
});

Deno.test("each typeface has its licence beside it", () => {
  const folder = new URL("static/fonts/", root);
  const fonts = filesIn(folder).filter((name) => name.endsWith(".woff2"));
  assert.ok(fonts.length > 0);
  for (const font of fonts) {
    const licence = new URL(font.replace(".woff2", ".OFL.txt"), folder);
    assert.ok(existsSync(licence), font);
  }
});
