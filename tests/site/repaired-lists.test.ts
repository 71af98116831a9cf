import assert from "node:assert/strict";
import { DomUtils, parseDocument } from "htmlparser2";
import { recordKinds } from "../../src/content/record-kinds.ts";
import { testApp } from "../support/app.ts";
import { withRecords } from "../support/content/answers.ts";
import { recordsOfEach, sections } from "../support/sections.ts";

Deno.test("lists and the gateway show damaged records, repaired", async () => {
  const app = await testApp({
    content: withRecords(recordsOfEach(({ make, damaged }) => [
      make({ _id: "good", title: "The good one" }),
      ...damaged,
    ])),
  });
  for (const { records, list: { path }, statuses, damaged } of sections) {
    const html = await app.get(`${path}?complete`);
    assert.ok(html.includes("The good one"), path);
    const links = DomUtils.getElementsByTagName("a", parseDocument(html))
      .map(({ attribs }) => attribs.href ?? "")
      .filter((href) => href.startsWith(`${path}/`));
    assert.equal(new Set(links).size, damaged.length + 1, path);
    const call = `/api/${recordKinds[records].one}?status=${statuses.public}`;
    const body = JSON.parse(await app.get(call));
    assert.equal(body[records].length, damaged.length + 1, call);
  }
});
