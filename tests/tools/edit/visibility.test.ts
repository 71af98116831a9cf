import assert from "node:assert/strict";
import { records } from "../../../src/pages/records.server.ts";
import { dateOnPage } from "../../../src/tools/edit/records/date-on-page.ts";
import { visibilityOf } from "../../../src/tools/edit/records/visibility.ts";
import { articles, openEditor } from "./open-editor.ts";

const now = Date.UTC(2026, 10, 26);
const [before, after] = ["2026-11-01T08:00:00Z", "2026-12-10T08:00:00Z"];

Deno.test("list and form say that the dates of a record hide it", () => {
  const says = (dates: object) =>
    visibilityOf({ status: "published", ...dates }, true, now);
  assert.equal(says({}), "published");
  assert.equal(says({ publishAt: before, unpublishAt: after }), "published");
  // In the time zone of the site.
  const from = "shows from 10 December 2026 at 09:00";
  assert.equal(says({ publishAt: after }), from);
  assert.equal(says({ createdAt: after, publishAt: before }), from);
  assert.equal(says({ publishAt: after, unpublishAt: before }), "never shows");
  assert.equal(says({ publishAt: after, unpublishAt: after }), "never shows");
  assert.equal(says({ validThrough: "2026-11-25" }), "no longer shows");
  assert.equal(says({ validThrough: "2026-11-26" }), "published");
  const draft = { status: "draft", publishAt: after };
  assert.equal(visibilityOf(draft, false, now), "draft");
});

Deno.test("the form says which date pages show, as theirs are in UTC", () => {
  // Half past eleven in the evening in New York.
  const said = dateOnPage("2027-01-01T04:30:00.000Z");
  assert.match(said, /January 1, 2027 \(UTC\)/);
  assert.equal(dateOnPage(undefined), "");
});

Deno.test("a saved record says in the list what its dates do, in its file it does not", async () => {
  await using editor = await openEditor();
  const { read, save } = articles(editor);
  const form = {
    title: "Tides",
    tags: "Process",
    status: "published",
    publishAt: "2099-01-02T00:00:00.000Z",
    unpublishAt: "2099-01-01T00:00:00.000Z",
    visibility: "published",
    content: [{ type: "paragraph", paragraphText: "Low water." }],
  };
  const saved = await save("tides", form);
  assert.match(await saved.text(), /Show until: .*visitors never see it/);
  const { record, version } = await read("tides");
  assert.equal(record.visibility, "never shows");
  const again = await save("tides", record, version);
  assert.ok(again.ok, await again.text());
  const file = `${editor.path}/data/content/articles/tides.json`;
  const { error } = records.articles.schema.safeParse(
    JSON.parse(await Deno.readTextFile(file)),
  );
  assert.equal(error, undefined);
});
