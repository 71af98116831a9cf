import assert from "node:assert/strict";
import { blogPath, paths } from "../../../src/addresses/paths.ts";
import { shellOf, testApp } from "../../support/app.ts";
import { failing, withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { mainOf } from "../../support/main-part.ts";

const noMatch = "No posts match your search criteria.";
const page = await mainOf(paths.blog);

Deno.test("the blog shows the 4 newest posts and up to 8 featured ones", () => {
  assert.deepEqual(page.headings(1), ["Blog"]);
  assert.deepEqual(page.headings(2), ["RECENT POSTS", "FEATURED BLOGS"]);
  assert.equal(page.section("RECENT POSTS").headings(3).length, 4);
  assert.equal(page.section("FEATURED BLOGS").headings(3).length, 8);
  assert.equal(
    page.section("RECENT POSTS").headings(3)[0],
    "How we check a model before release",
  );
});

Deno.test("a card leads to its article and shows category, date, preview", () => {
  const [card] = page.section("RECENT POSTS").all("article");
  const words = card!.text;
  assert.match(words, /^AI ?October 20, 2025What we check/);
  assert.match(words, /\.\.\.$/);
  assert.deepEqual(
    page.section("RECENT POSTS").linksTo(
      "How we check a model before release",
    ),
    ["/blog/checking-a-model"],
  );
});

Deno.test("every fourth card of a section is wide", () => {
  for (const title of page.headings(2)) {
    const wide = page.section(title).all("article").map((card) =>
      card.attribs.class?.split(" ").includes("wide")
    );
    assert.deepEqual(wide, wide.map((_, index) => index % 4 === 3));
  }
});

Deno.test("each section filters by up to five categories", () => {
  for (const title of page.headings(2)) {
    const pills = page.section(title).all("button");
    assert.ok(pills.length > 0 && pills.length <= 5);
    for (const pill of pills) {
      assert.equal(pill.attribs.type, "submit");
      assert.equal(pill.attribs["aria-pressed"], "false");
      assert.equal(pill.attribs.value, pill.text);
    }
    const [form] = page.section(title).all("form");
    assert.equal(form?.attribs.action, paths.blog);
  }
});

Deno.test("a chosen category is pressed, and choosing it again clears it", async () => {
  const chosen = await mainOf(blogPath({ tag: "branding" }));
  const pressed = chosen.all("button").filter((button) =>
    button.attribs["aria-pressed"] === "true"
  );
  assert.deepEqual(pressed.map(({ text }) => text), ["Branding", "Branding"]);
  assert.deepEqual(pressed.map(({ attribs }) => attribs.value), ["", ""]);
});

Deno.test("the search is a form that keeps the chosen category", async () => {
  const searched = await mainOf(blogPath({ q: "NAMING", tag: "Branding" }));
  const [form] = searched.all("form");
  assert.equal(form?.attribs.role, "search");
  const fields = searched.all("input").slice(0, 2).map(({ attribs }) => [
    attribs.name,
    attribs.value,
  ]);
  assert.deepEqual(fields, [["q", "NAMING"], ["tag", "Branding"]]);
  assert.equal(
    searched.all("input")[0]?.attribs.placeholder,
    "Search by name or category e.g AI",
  );
  assert.deepEqual(new Set(searched.headings(3)).size, 1);
  assert.match(searched.text, /1 post found/);
});

Deno.test("without a match the empty text shows once, in place of both sections", async () => {
  const empty = await mainOf(blogPath({ q: "zzz" }));
  assert.equal(empty.text.split(noMatch).length, 2);
  assert.deepEqual(empty.headings(2), []);
  assert.deepEqual(empty.linksTo("Clear search"), [paths.blog]);
});

Deno.test("the blog's title and search leave before its posts are there", async () => {
  const shell = await shellOf(paths.blog);
  assert.match(shell, /<h1[^>]*>Blog<\/h1>/);
  assert.match(shell, /role="search"/);
  assert.match(shell, /role="status"[^>]*>.*Loading blogs\.\.\./s);
});

Deno.test("a failed list shows its message as text", async () => {
  const app = await testApp({ content: failing("Out of <b>order</b>") });
  const failed = await mainOf(paths.blog, app);
  const [alert] = failed.all("p").filter(({ attribs }) =>
    attribs.role === "alert"
  );
  assert.equal(
    alert && alert.text,
    "Error loading blogs: Out of <b>order</b>",
  );
  assert.deepEqual(failed.all("b"), []);
});

Deno.test("hostile posts are shown as text, and their covers left out", async () => {
  const hostile = article({
    _id: "x",
    title: "<img src=x onerror=alert(1)>",
    tags: '"><script>alert(2)</script>',
    coverImage: "javascript:alert(3)",
  });
  const app = await testApp({ content: withRecords({ articles: [hostile] }) });
  const shown = await mainOf(paths.blog, app);
  assert.equal(shown.headings(3)[0], hostile.title);
  assert.deepEqual(shown.all("script").filter((it) => !it.attribs.type), []);
  for (const { attribs } of shown.all("img")) {
    assert.match(attribs.src ?? "", /^\/pictures\/blog\/fallback-/);
    assert.equal(attribs.onerror, undefined);
  }
});
