import assert from "node:assert/strict";
import { pathOfCall } from "../../../src/content/call-names.ts";
import { listNames } from "../../../src/content/record-kinds.ts";
import { messages } from "../../../src/content/calls/content-result.ts";
import { paths } from "../../../src/paths.ts";
import { withRecords } from "../../support/content/answers.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { article } from "../../support/content/records.ts";
import { recordsOfEach } from "../../support/sections.ts";
import { startSite } from "../../support/site.ts";

/** Texts that do not compress: 31 MiB in all. */
const texts = Array.from({ length: 31 }, () => {
  const bytes = new Uint8Array(48 * 1024);
  return Array.from(
    { length: 16 },
    () => crypto.getRandomValues(bytes).toBase64(),
  ).join("");
});
const records = withRecords({
  ...recordsOfEach(({ fill }) =>
    texts.map((text, index) =>
      fill(`large-${index}`, (kind) => kind === "html" ? text : "Short")
    )
  ),
  articles: texts.map((paragraphText, index) =>
    article({
      _id: `large-${index}`,
      content: [{ type: "paragraph", paragraphText }],
    })
  ),
});

Deno.test("large lists requested by visitors leave the blog its content", async () => {
  await using content = fakeContent(records);
  await using site = await startSite({
    content,
    settings: { CONTENT_TIMEOUT_MS: "30000" },
  });
  async function statusOf(path: string): Promise<number> {
    const response = await fetch(site.origin + path);
    await response.bytes();
    return response.status;
  }
  const visitors = listNames.map((list) => statusOf(pathOfCall(`${list}/all`)));
  const words = await site.words(paths.blog);
  assert.ok(words.includes("Title of large-1"), words);
  assert.ok(!words.includes(messages.unreadable), words);
  for (const status of await Promise.all(visitors)) {
    assert.ok([200, 502].includes(status), `${status}`);
  }
});
