import assert from "node:assert/strict";
import { words } from "../../src/pages/words.server.ts";
import { canonicalPaths, paths } from "../../src/paths.ts";

const root = new URL("../../", import.meta.url);

/** Words of a page, of any structure. */
type Words = ReturnType<typeof JSON.parse>;

/** The words of a page, changed, and what the check says of them. */
async function check(name: string, change: (words: Words) => void) {
  const kind = words.find((kind) => kind.name === `${name}-words`)!;
  const record = JSON.parse(await Deno.readTextFile(new URL(kind.file, root)));
  change(record);
  return kind.schema.safeParse(record).error?.issues.map((
    { path, message },
  ) => `${path.join(".")}: ${message}`) ?? [];
}

Deno.test("each fixed page has a form of its words", () => {
  const pages = new Set(words.map(({ page }) => page));
  const fixed = Object.values(paths).filter((path) =>
    !path.includes(":") && !canonicalPaths[path]
  );
  assert.deepEqual(fixed.filter((path) => !pages.has(path)), []);
});

Deno.test("refuses words of another structure, with the field", async () => {
  const [missing] = await check("home", ({ hero }) => delete hero.title);
  assert.equal(missing, "hero.title: expected a text");
  const more = await check("home", ({ hero }) => hero.subtitle = "More");
  assert.match(more.join(), /^hero: .*subtitle/);
  const [item] = await check("home", ({ stats }) => delete stats[1].label);
  assert.equal(item, "stats.1.label: expected a text");
  const [none] = await check("home", (words) => words.stats = []);
  assert.equal(none, "stats: expected an item");
});

Deno.test("refuses an empty word, and marks and braces that would show", async () => {
  for (
    const text of [
      ...["", "  ", "From <b>idea</b>", "From *idea*", "From **idea**"],
      ...["See [it](/portfolio)", "From {price}", "From { price }"],
    ]
  ) {
    const [reason = ""] = await check("home", ({ hero }) => hero.title = text);
    assert.match(reason, /^hero\.title: ./, text);
  }
});

Deno.test("takes any other text", async () => {
  for (const text of ["2 * 3 * 4", "a < b", "[sic]", "🚌 مرحبا", "C:\\{"]) {
    assert.deepEqual(
      await check("home", ({ hero }) => hero.title = text),
      [],
      text,
    );
  }
});

Deno.test("a text with marks takes links, emphasis and placeholders", async () => {
  const text = "**Or** *write* to [us](/contact-us), {email}.";
  assert.deepEqual(
    await check("home", ({ questions }) => questions.mail = text),
    [],
  );
});
