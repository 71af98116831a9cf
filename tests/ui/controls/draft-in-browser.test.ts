import assert from "node:assert/strict";
import { fieldNames } from "../../../src/pages/contact/contact-fields.tsx";
import { draftKey } from "../../../src/pages/contact/use-contact-mail.ts";
import { paths } from "../../../src/paths.ts";
import { changedSite } from "../../support/browser/changed-site.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

/** What a document has until its end, which comes only with the test's. */
function withoutEnd(html: string): ReadableStream<Uint8Array> {
  const [shown = ""] = html.split("</main>");
  return new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode(shown)),
  });
}

Deno.test("a draft is there before the end of its document, and what is typed then changes one field of it", async () => {
  using halted = changedSite(
    site,
    async (path, response) =>
      path === paths.contact
        ? new Response(withoutEnd(await response.text()), response)
        : response,
  );
  const draft = Object.values(fieldNames()).map((name) => [name, `My ${name}`]);
  await using visit = await openPage(halted, paths.contact, {
    until: "commit",
    prepare: (page) =>
      page.addInitScript(
        ([key, draft]) => sessionStorage.setItem(key, draft),
        [draftKey, JSON.stringify(draft)] as const,
      ),
  });
  const { page } = visit;
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await page.locator("main form [type=submit]").waitFor();
  for (const [name = "", text] of draft) {
    assert.equal(await field(name).inputValue(), text);
  }
  await field(fieldNames().timeline).fill("Soon");
  const stored = await page.evaluate((key) => sessionStorage[key], draftKey);
  const expected = draft.map(([name, text]) =>
    name === fieldNames().timeline ? [name, "Soon"] : [name, text]
  );
  assert.deepEqual(JSON.parse(stored), expected);
});
