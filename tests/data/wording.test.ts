import assert from "node:assert/strict";
import { site } from "../../data/site.ts";

interface Source {
  name: string;
  text: string;
}

/** The data modules as written, without the brand file and the schemas. */
async function sources(): Promise<Source[]> {
  const folder = new URL("../../data/", import.meta.url);
  const found: Source[] = [];
  for await (const { name } of Deno.readDir(folder)) {
    if (!name.endsWith(".ts") || /^site\.|schemas?\.ts$/.test(name)) continue;
    found.push({ name, text: await Deno.readTextFile(new URL(name, folder)) });
  }
  assert.ok(found.length > 20);
  return found;
}

/** Every text of a module, found as its string literals. */
function literals({ text }: Source): string[] {
  const code = text.replaceAll(/\/\*\*[\s\S]*?\*\//g, "");
  return [...code.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) =>
    match[1] ?? ""
  );
}

Deno.test("texts have curly quotes, real dashes and no exclamation marks", async () => {
  for (const source of await sources()) {
    for (const text of literals(source)) {
      assert.doesNotMatch(text, /['!]|\\"|\.\.\.| - |--/, source.name);
    }
  }
});

Deno.test("texts avoid the words that say nothing", async () => {
  const empty =
    /\b(elevate|seamless|cutting-edge|unlock|passionate|solutions)\b/i;
  for (const source of await sources()) {
    for (const text of literals(source)) {
      assert.doesNotMatch(text, empty, source.name);
    }
  }
});

Deno.test("the brand's name and address stand in the brand file alone", async () => {
  for (const { name, text } of await sources()) {
    assert.ok(!text.includes(site.name), name);
    assert.ok(!text.includes(site.email), name);
  }
});

Deno.test("data modules take the schemas as types only, so no page ships them", async () => {
  for (const { name, text } of await sources()) {
    assert.doesNotMatch(
      text,
      /import (?!type )[^;]*from "\.\/(?:plan-schemas|schema)\.ts"/,
      name,
    );
    for (const [, from] of text.matchAll(/from "([^"]+)"/g)) {
      assert.match(from ?? "", /^\.\/[a-z-]+\.ts$/, name);
    }
  }
});
