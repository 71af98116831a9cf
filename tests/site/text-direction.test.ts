import assert from "node:assert/strict";
import { listPages, recordPages } from "../support/addresses.ts";
import { testApp } from "../support/app.ts";
import { feedPaths } from "../../src/paths.ts";
import { article } from "../support/content/records.ts";
import { withRecords } from "../support/content/answers.ts";
import { filledRecords } from "../support/sections.ts";
import { noCache } from "../support/settings.ts";

const markdown = `## فقرة

### فقرة

فقرة

- فقرة

1. فقرة

| فقرة | ب |
| --- | --- |
| ج | د |

> فقرة`;

Deno.test("each block of an article in Markdown finds its direction, in feeds too", async () => {
  const content = [{
    type: "paragraph",
    format: "markdown",
    paragraphText: markdown,
  }];
  const app = await testApp({
    content: withRecords({ articles: [article({ _id: "x", content })] }),
  });
  const page = await app.get("/blog/x?complete");
  const feed: { items: { content_html: string }[] } = JSON.parse(
    await app.get(feedPaths.json),
  );
  for (const html of [page, feed.items[0]!.content_html]) {
    for (const tag of ["h2", "h3", "p", "ul", "ol", "table", "blockquote"]) {
      const block = new RegExp(
        `<${tag}[^>]* dir="auto">(?:<[a-z]+[^>]*>)*فقرة`,
      );
      assert.match(html.replaceAll("<!-- -->", ""), block, tag);
    }
  }
});

Deno.test('author text has dir="auto"', async () => {
  const title = "שלום (1)";
  const over = await testApp({
    content: withRecords(filledRecords(
      "x",
      (kind) => kind === "address" ? undefined : title,
    )),
    settings: noCache,
  });
  for (const path of [...recordPages("x"), ...listPages]) {
    // Streamed content would come after the end of the page.
    const [, main = ""] = (await over.get(`${path}?complete`)).split("<main");
    const shown = main.split("</main>")[0]!.split("<script")[0]!;
    const places = [
      ...shown.matchAll(/<([a-z0-9]+)([^>]*)>(?:<span>)?שלום \(1\)/g),
    ];
    assert.ok(places.length > 0, path);
    for (const [place, tag, attributes] of places) {
      // A list has one direction.
      const isPart = tag === "button" || tag === "li";
      assert.ok(isPart || attributes?.includes('dir="auto"'), place);
    }
  }
});
