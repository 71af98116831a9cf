import assert from "node:assert/strict";
import { DomUtils, parseDocument } from "htmlparser2";
import { listNames } from "../../src/content/content-types.ts";
import { records } from "../../src/pages/records.server.ts";
import { feedPaths } from "../../src/paths.ts";
import { oddRecords } from "../support/content/odd-records.ts";
import { parseXml } from "./machine-files.ts";
import { wholeSite } from "./whole-site.ts";

const { app, pages } = await wholeSite();

Deno.test("the odd records of these tests are valid, and each public one has a page", async () => {
  const odd = await oddRecords();
  for (const list of listNames) {
    for (const record of odd[list]) {
      const { error } = records[list].schema.safeParse(record);
      assert.equal(error, undefined, JSON.stringify(record));
    }
  }
  const shown = pages.filter(({ address }) => address.includes("/odd-"));
  const all = Object.values(odd).flat();
  assert.ok(shown.length > all.length / 2, String(shown.length));
});

Deno.test("feeds and other files of odd records are well-formed, and list what is public", async () => {
  const paths = pages.map(({ address }) => address)
    .filter((it) => it.includes("/odd-"));
  const sitemap = await app.get(feedPaths.sitemap);
  parseXml(sitemap);
  for (const path of paths) assert.ok(sitemap.includes(`${path}</loc>`), path);
  const { feed } = parseXml(await app.get(feedPaths.atom));
  const { items } = JSON.parse(await app.get(feedPaths.json));
  assert.equal(feed.entry.length, items.length);
  for (const item of items) {
    assert.ok(item.title && item.content_html !== undefined, item.id);
    const { children } = parseDocument(item.content_html);
    for (const link of DomUtils.getElementsByTagName("a", children)) {
      assert.match(link.attribs.href ?? "", /^(?:https?:\/\/|mailto:|tel:)/);
    }
  }
  assert.equal((await app.request(feedPaths.llms)).status, 200);
});
