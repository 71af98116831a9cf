/**
 * Many records, hostile in every field, on the pages that show them. The
 * command line sets their number: `deno test -A tests/site/hostile-
 * records.test.ts -- 100000`.
 */
import assert from "node:assert/strict";
import fc from "fast-check";
import type { Article } from "../../src/pages/blog/article.server.ts";
import type { Job } from "../../src/pages/careers/job.server.ts";
import { articlePath, jobPath, paths } from "../../src/paths.ts";
import { testApp } from "../support/app.ts";
import { withRecords } from "../support/content/answers.ts";
import {
  badAddresses,
  hostileText,
  shapeOf,
} from "../support/content/hostile.ts";
import { article, job } from "../support/content/records.ts";
import { assertDataIsJson, wordsIn } from "../support/html.ts";
import { noCache } from "../support/settings.ts";

const records = Number(Deno.args[0] ?? 500);
/** Jobs in the list; one more job and an article have pages. */
const listed = 98;

/** Makes a field of a record: text, address or description. */
type Make = (kind: "text" | "address" | "html") => string;

function recordsOf(make: Make): { articles: Article[]; jobs: Job[] } {
  const text = () => make("text");
  return {
    articles: [article({
      _id: "x",
      title: text(),
      author: text(),
      tags: `${text()}, ${text()}, featured`,
      coverImage: make("address"),
      content: [{
        type: "paragraph",
        paragraphTitle: text(),
        paragraphText: text(),
      }],
    })],
    jobs: Array.from({ length: listed + 1 }, (_, index) =>
      job({
        _id: index === 0 ? "x" : `x${index}`,
        title: text(),
        location: text(),
        salary: text(),
        job_type: text(),
        dept: text(),
        experience: text(),
        desc: make("html"),
        submission_link: make("address"),
      })),
  };
}

const plainHtml =
  "<p>a<br><strong>b</strong><em>c</em><a href='https://a.example'>d</a></p>" +
  "<ul><li>e</li></ul><ol><li>f</li></ol>";
/** Records with plain text, and with blank text. */
const harmless: Make[] = ["plain", " "].map((text) => (kind) =>
  kind === "html" ? plainHtml : kind === "address" ? "" : text
);

Deno.test(`${records} hostile records add no element, attribute or address to any page`, async () => {
  let state = recordsOf(() => "");
  const over = await testApp({
    content: (request) =>
      withRecords({ articles: state.articles, jobs: state.jobs })(request),
    settings: noCache,
  });
  const addresses = [paths.blog, paths.careers, articlePath("x"), jobPath("x")]
    .map((path) => `${path}?complete`);
  const feeds = ["/feed.xml", "/sitemap.xml"];
  const allowed = new Map<string, Set<string>>();
  for (const path of addresses) {
    const shapes = [];
    for (const make of harmless) {
      state = recordsOf(make);
      shapes.push(...shapeOf(await over.get(path)));
    }
    allowed.set(path, new Set(shapes));
  }
  // Only descriptions may link to other sites.
  allowed.get(addresses[3]!)?.add("a href=https:evil.example rel");
  const texts = fc.sample(hostileText, 2000);
  let count = 0;
  const hostile: Make = (kind) => {
    const list = kind === "address" ? badAddresses : texts;
    return list[count++ * 7919 % list.length]! +
      (kind === "html" ? texts[count * 104_729 % texts.length]! : "");
  };
  for (let done = 0; done < records; done += listed + 2) {
    state = recordsOf(hostile);
    for (const path of addresses) {
      const page = await over.get(path);
      const strange = shapeOf(page).filter((it) => !allowed.get(path)?.has(it));
      assert.deepEqual(strange, [], `${path}: ${wordsIn(page)}`);
      assertDataIsJson(page);
    }
    for (const path of feeds) {
      assert.doesNotMatch(
        await over.get(path),
        /<(?:script|img|svg|iframe)\b/i,
      );
    }
    JSON.parse(await over.get("/feed.json"));
  }
});
