import assert from "node:assert/strict";
import { existsSync, globSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../../", import.meta.url);
const path = fileURLToPath(root);

/** Style files matching a pattern, relative to the project's root. */
function styleFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: path });
}

/** The style files that a style file imports. */
function importsOf(file: string): string[] {
  const text = Deno.readTextFileSync(new URL(file, root));
  return [...text.matchAll(/@import "([^"]+)"/g)].map(([, name = ""]) =>
    fileURLToPath(new URL(name, new URL(file, root))).slice(path.length)
  );
}

const first = "src/ui/styles/first.css";
const rest = "src/ui/styles/rest.css";

Deno.test("every style file of src/ui is imported by first.css or rest.css", () => {
  const imported = [first, rest, ...importsOf(first), ...importsOf(rest)];
  const files = styleFiles("src/ui/**/*.css");
  assert.ok(files.length > 0);
  assert.deepEqual(files.filter((file) => !imported.includes(file)), []);
});

Deno.test("rest.css contains the critical styles of every page, for navigation", () => {
  const all = importsOf(rest);
  for (const file of styleFiles("src/pages/*/*.first.css")) {
    const missing = importsOf(file).filter((it) =>
      it.startsWith("src/ui/") && !all.includes(it)
    );
    assert.deepEqual(missing, [], file);
  }
});

Deno.test("each typeface has its licence file", () => {
  const folder = new URL("static/fonts/", root);
  const fonts = [...Deno.readDirSync(folder)].map(({ name }) => name).filter((
    name,
  ) => name.endsWith(".woff2"));
  assert.ok(fonts.length > 0);
  for (const font of fonts) {
    const licence = new URL(font.replace(".woff2", ".OFL.txt"), folder);
    assert.ok(existsSync(licence), font);
  }
});
