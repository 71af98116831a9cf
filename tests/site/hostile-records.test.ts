/**
 * Many records, hostile in every field, on the pages that show them. The
 * command line sets their number: `deno test -A tests/site/hostile-
 * records.test.ts -- 100000`.
 */
import assert from "node:assert/strict";
import fc from "fast-check";
import { wholePages } from "../support/addresses.ts";
import { testApp } from "../support/app.ts";
import { withRecords } from "../support/content/answers.ts";
import {
  badAddresses,
  hostileText,
  shapeOf,
} from "../support/content/hostile.ts";
import { assertDataIsJson, wordsIn } from "../support/html.ts";
import {
  type MakeField,
  recordsOfEach,
  sections,
} from "../support/sections.ts";
import { noCache } from "../support/settings.ts";

const records = Number(Deno.args[0] ?? 500);
/** Records in each list; the first one has a page. */
const listed = 50;

function recordsOf(field: MakeField) {
  return recordsOfEach(({ fill }) =>
    Array.from(
      { length: listed },
      (_, index) => fill(index === 0 ? "x" : `x${index}`, field),
    )
  );
}

const plainHtml =
  "<p>a<br><strong>b</strong><em>c</em><a href='https://a.example'>d</a></p>" +
  "<ul><li>e</li></ul><ol><li>f</li></ol>";
/** Records with plain text, and with blank text. */
const harmless: MakeField[] = ["plain", " "].map((text) => (kind) =>
  kind === "html" ? plainHtml : kind === "address" ? "" : text
);

Deno.test(`${records} hostile records add no element, attribute or address to any page`, async () => {
  let state = recordsOf(() => "");
  const over = await testApp({
    content: (request) => withRecords(state)(request),
    settings: noCache,
  });
  const feeds = ["/feed.xml", "/sitemap.xml"];
  const allowed = new Map<string, Set<string>>();
  for (const path of wholePages) {
    const shapes = [];
    for (const make of harmless) {
      state = recordsOf(make);
      shapes.push(...shapeOf(await over.get(path)));
    }
    allowed.set(path, new Set(shapes));
  }
  // Only descriptions may link to other sites.
  for (const path of wholePages) {
    if (allowed.get(path)?.has("a href=https:a.example rel")) {
      allowed.get(path)?.add("a href=https:evil.example rel");
    }
  }
  const texts = fc.sample(hostileText, 2000);
  let count = 0;
  const hostile: MakeField = (kind) => {
    const list = kind === "address" ? badAddresses : texts;
    return list[count++ * 7919 % list.length]! +
      (kind === "html" ? texts[count * 104_729 % texts.length]! : "");
  };
  for (let done = 0; done < records; done += listed * sections.length) {
    state = recordsOf(hostile);
    for (const path of wholePages) {
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
