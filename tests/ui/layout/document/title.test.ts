import assert from "node:assert/strict";
import { DomUtils, parseDocument } from "htmlparser2";
import { site } from "../../../../data/site.ts";
import { articlePath } from "../../../../src/paths.ts";
import { testApp } from "../../../support/app.ts";
import { withRecords } from "../../../support/content/answers.ts";
import { article } from "../../../support/content/records.ts";

/** The title of the document of an article with this title. */
async function titleWith(title: string): Promise<string> {
  const content = withRecords({ articles: [article({ _id: "x", title })] });
  const html = await (await testApp({ content })).get(articlePath("x"));
  const [head] = DomUtils.getElementsByTagName("head", parseDocument(html));
  const [element] = DomUtils.getElementsByTagName(
    "title",
    head?.children ?? [],
  );
  assert.ok(element);
  return DomUtils.textContent(element);
}

Deno.test("a document's title ends with the site's name", async () => {
  assert.equal(await titleWith("Tides"), `Tides | ${site.name}`);
});

Deno.test("a long headline stands in the document's title alone and whole", async () => {
  for (const length of [70 - site.name.length, 200]) {
    const headline = "x".repeat(length);
    assert.equal(await titleWith(headline), headline);
  }
});
