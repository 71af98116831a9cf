import assert from "node:assert/strict";
import { articlePath, blogPath, paths } from "../../../src/paths.ts";
import { limits } from "../../../src/pages/blog/blog-list.ts";
import words from "../../../data/words/blog.json" with { type: "json" };
import { countOf } from "../../../src/pages/blog/blog-sections.tsx";
import { testApp } from "../../support/app.ts";
import { states } from "../../support/content-pages.ts";
import { failing, withRecords } from "../../support/content/answers.ts";
import { mainOf } from "../../support/main-part.ts";

const page = await mainOf(paths.blog);
const recent = page.section(words.list.recent);
const featured = page.section(words.list.featured);

Deno.test("the blog shows the newest and the featured posts, up to a limit", () => {
  assert.equal(page.headings(1).length, 1);
  assert.equal(recent.headings(3).length, limits.recent);
  assert.equal(featured.headings(3).length, limits.featured);
  assert.equal(
    recent.headings(3)[0],
    "How we check a model before release",
  );
});

Deno.test("of the covers only the first loads at once, with high priority", () => {
  const pictures = page.all("img").map(({ attribs }) => attribs);
  const [first, ...others] = pictures;
  assert.deepEqual([first?.loading, first?.fetchpriority], ["eager", "high"]);
  assert.ok(others.length > limits.recent);
  for (const { loading } of others) assert.equal(loading, "lazy");
});

Deno.test("a card links to its article and shows category, date and preview", () => {
  const [card] = recent.all("article");
  assert.match(
    card?.text ?? "",
    /^AI ?October 20, 2025How we check .*Every AI feature.*\.\.\.$/,
  );
  assert.deepEqual(
    recent.linksTo("How we check a model before release"),
    [articlePath("checking-a-model")],
  );
});

Deno.test("each section filters by up to five categories", () => {
  for (const section of [recent, featured]) {
    const pills = section.all("button");
    assert.ok(pills.length > 0 && pills.length <= limits.pills);
    for (const pill of pills) {
      assert.equal(pill.attribs.type, "submit");
      assert.equal(pill.attribs["aria-pressed"], "false");
      assert.equal(pill.attribs.value, pill.text);
    }
    const [form] = section.all("form");
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

Deno.test("the search is a form that keeps the chosen category, and the categories keep the search", async () => {
  const q = "THREE LANGUAGES";
  const searched = await mainOf(blogPath({ q, tag: "Branding" }));
  const [form, ...pills] = searched.all("form");
  assert.equal(form?.attribs.role, "search");
  const [field, tag, ...hidden] = searched.all("input").map(({ attribs }) => [
    attribs.name,
    attribs.value,
  ]);
  assert.deepEqual([field, tag], [["q", q], ["tag", "Branding"]]);
  assert.ok(pills.length > 0);
  assert.deepEqual(hidden, pills.map(() => ["q", q]));
  assert.equal(new Set(searched.headings(3)).size, 1);
  assert.ok(searched.text.includes(countOf(1)));
});

Deno.test("shows the empty text once, in place of both sections, when nothing matches", async () => {
  const empty = await mainOf(blogPath({ q: "zzz" }));
  assert.equal(empty.text.split(states.blog.empty).length, 2);
  assert.deepEqual(empty.headings(2), []);
  assert.deepEqual(empty.targets(), [paths.blog], "to clear the search");
});

Deno.test("a blog without posts offers no search to clear", async () => {
  const app = await testApp({ content: withRecords({}) });
  const empty = await mainOf(paths.blog, app);
  assert.ok(empty.text.includes(states.blog.empty));
  assert.deepEqual(empty.targets(), []);
});

Deno.test("a failed list shows its message as an alert", async () => {
  const app = await testApp({ content: failing("Out of ink") });
  const failed = await mainOf(paths.blog, app);
  const [alert] = failed.all("p").filter(({ attribs }) =>
    attribs.role === "alert"
  );
  assert.equal(alert?.text, `${states.blog.failed}Out of ink`);
});
