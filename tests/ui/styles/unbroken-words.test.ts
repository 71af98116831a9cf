/** Words of 10,000 characters in every text of every record. */
import assert from "node:assert/strict";
import { articlePath, blogPath, jobPath, paths } from "../../../src/paths.ts";
import { openTab } from "../../support/browser/open-page.ts";
import { failing, withRecords } from "../../support/content/answers.ts";
import { article, job } from "../../support/content/records.ts";
import { useSite } from "../../support/site.ts";

// A letter without kerning: Chromium takes seconds to break words of others.
const word = "m".repeat(10_000);
const description = `<p>${word} <strong>${word}</strong> <em>${word}</em></p>
  <p><a href="https://example.com/">${word}</a></p>
  <ul><li>${word}</li></ul><ol><li>${word}</li></ol>`;

/** More posts than the blog shows as cards. */
const articles = Array.from({ length: 14 }, (_, index) =>
  article({
    _id: `long-${index}`,
    title: `Z${word}`,
    tags: `${index === 0 ? "Brand" : index + word}, featured, ${word}`,
    author: word,
    content: [{
      type: "paragraph",
      paragraphTitle: word,
      paragraphText: word,
    }],
  }));
const jobs = ["a", "b"].map((id) =>
  job({
    _id: id,
    title: word,
    desc: description,
    location: `1${word}`,
    salary: `2${word}`,
    job_type: `3${word}`,
    dept: id + word,
    experience: word,
  })
);
const whenKnown = withRecords({ articles, jobs });
const site = useSite({
  content: (request) =>
    request.url.endsWith("/failing")
      ? failing(word)(request)
      : whenKnown(request),
});
// Caches the list, which related posts need.
Deno.test.beforeAll(async () => {
  await site.get(paths.blog);
});

const places = [
  { what: "the blog", path: paths.blog, shows: ".pills button" },
  { what: "a search", path: blogPath({ q: "Z" }), shows: "mark" },
  { what: "a category", path: blogPath({ tag: "Brand" }), shows: ".blog-card" },
  { what: "an article", path: articlePath("long-1"), shows: ".further" },
  { what: "the jobs", path: paths.careers, shows: ".job-row" },
  { what: "a job", path: jobPath("a"), shows: ".facts" },
  { what: "an error", path: articlePath("failing"), shows: ".state-error" },
];

for (const { what, path, shows } of places) {
  Deno.test(`long words make nothing in ${what} wider than the window`, async () => {
    await using tab = await openTab(site, { until: "load" });
    await tab.goTo(path);
    await tab.page.locator(shows).first().waitFor();
    for (const width of [320, 700, 1440]) {
      await tab.page.setViewportSize({ width, height: 900 });
      assert.deepEqual(await tab.page.evaluate(tooWide), []);
    }
  });
}

/** Elements and texts that extend beyond the window. */
function tooWide(): string[] {
  const parts = document.querySelectorAll(
    "main :not(svg *, .queue *, .visually-hidden)",
  );
  return [...parts].flatMap((part) => {
    const texts = [...part.childNodes].filter((node) => node instanceof Text);
    const boxes = [part, ...texts.map(rangeOf)].map((it) =>
      it.getBoundingClientRect()
    );
    // Elements in a scrolling row may be anywhere in it.
    const isInRow = part.matches("form.pills *");
    const reach = boxes.map(({ right, width }) => isInRow ? width : right);
    const most = Math.round(Math.max(...reach));
    return part.checkVisibility() && most > innerWidth
      ? [`${part.localName}.${part.className} ${most} px`]
      : [];
  });

  function rangeOf(text: Text): Range {
    const range = document.createRange();
    range.selectNode(text);
    return range;
  }
}
