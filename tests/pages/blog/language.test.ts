import assert from "node:assert/strict";
import { articlePath, feedPaths, paths } from "../../../src/paths.ts";
import { articles } from "../../../src/pages/blog/article.server.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";

const german = article({
  _id: "deutsch",
  title: "Die Brücke",
  lang: "de-at",
  createdAt: "2025-10-02T08:00:00Z",
});
const english = article({ _id: "english" });

function appWith(...records: ReturnType<typeof article>[]) {
  return testApp({ content: withRecords({ articles: records }) });
}

Deno.test("an article's own texts have its language, the page's have not", async () => {
  const app = await appWith(german, english);
  const html = await app.get(articlePath("deutsch"));
  for (
    const shown of [
      '<html lang="en"',
      '<h1 dir="auto" lang="de-AT">Die Brücke</h1>',
      '<section id="part-first-part" class="prose" lang="de-AT">',
      '<ol lang="de-AT"><li><a href="#part-first-part"',
      '"inLanguage":"de-AT"',
    ]
  ) assert.ok(html.includes(shown), shown);
  const other = await app.get(articlePath("english"));
  assert.match(other, /lang="de-AT">Die Brücke</, "the link to the next post");
  assert.ok(other.includes('"inLanguage":"en"'));
  assert.match(other, /<h1 dir="auto">/);
});

Deno.test("cards in lists, search results and feeds have the article's language", async () => {
  const app = await appWith(german, english);
  for (const path of [paths.blog, `${paths.blog}?q=die`]) {
    assert.match(
      await app.get(path),
      /<article [^>]*aria-label="Die Brücke" lang="de-AT"/,
      path,
    );
  }
  const atom = await app.get(feedPaths.atom);
  assert.match(atom, /<entry xml:lang="de-AT">\s*<title>Die Brücke/);
  assert.match(atom, /<entry xml:lang="en">/);
  const { items } = JSON.parse(await app.get(feedPaths.json));
  assert.deepEqual(
    items.map(({ language }: { language?: string }) => language),
    ["de-AT", undefined],
  );
});

Deno.test("a related post has its language", async () => {
  const others = ["a", "b"].map((_id, index) =>
    article({ _id, createdAt: `2025-10-0${4 + index}T08:00:00Z` })
  );
  const app = await appWith(german, ...others, english);
  const html = await app.get(articlePath("b"));
  assert.match(html, /aria-label="Die Brücke" lang="de-AT"/);
});

Deno.test("an article without a usable language is shown as the others", async () => {
  for (const lang of ["deutsch", "de_DE", "x", "", 7, null, ["de"]]) {
    const app = await appWith({ ...german, lang: lang as string });
    const html = await app.get(articlePath("deutsch"));
    assert.match(html, /<h1 dir="auto">Die Brücke/, String(lang));
  }
});

Deno.test("the check of content files and the form know the same languages", () => {
  const file = { ...german, content: [{ type: "quote", text: "A" }] };
  const check = (lang: string) => articles.schema.safeParse({ ...file, lang });
  const { pattern: [source] } = articles.fields.lang?.form.options as {
    pattern: readonly [source: string, expected: string];
  };
  for (const lang of ["de", "yo", "pcm", "pt-BR", "zh-Hant", "de-u-co-eor"]) {
    assert.ok(check(lang).success, lang);
    assert.match(lang, new RegExp(source));
  }
  for (const lang of ["deutsch", "goth", "de_DE", "d", ""]) {
    const { error } = check(lang);
    const [issue] = error?.issues ?? [];
    assert.deepEqual(issue?.path, ["lang"], lang);
    assert.match(issue?.message ?? "", /expected a language code such as de/);
    assert.doesNotMatch(lang, new RegExp(source));
  }
});
