import assert from "node:assert/strict";
import { completeDocument, openPage } from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import { fixtureContent, held } from "../../support/content/answers.ts";
import { noCache } from "../../support/settings.ts";
import { useSite } from "../../support/site.ts";

const site = useSite({ settings: noCache });
/** `Node.DOCUMENT_POSITION_FOLLOWING`, which Deno does not define. */
const following = 4;

Deno.test("without script late content shows in place, and no switch that needs one", async () => {
  const late = held(await fixtureContent());
  site.content.answer = late.answer;
  const [{ path, loading, heading } = assert.fail()] = contentPages;
  await using visit = await openPage(site, path, {
    javaScriptEnabled: false,
    until: "commit",
  });
  const { page } = visit;
  await page.getByText(loading, { exact: true }).waitFor();
  late.release();
  await completeDocument(page);
  await page.getByRole("heading", { name: heading }).first().waitFor();
  assert.equal(await page.getByText(loading, { exact: true }).count(), 0);
  assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
  const order = await page.evaluate(() => {
    const [content, footer] = ["main h1", "footer"].map((selector) =>
      document.querySelector(selector)
    );
    return content && footer && content.compareDocumentPosition(footer);
  });
  assert.equal(order, following);
  const switches = await page.locator("button[name=light]").all();
  assert.ok(switches.length > 0);
  for (const it of switches) assert.equal(await it.isVisible(), false);
  assert.deepEqual(visit.complaints, []);
});
