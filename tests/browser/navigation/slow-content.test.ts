import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import {
  attached,
  follow,
  openPage,
  pageShown,
} from "../../support/browser/open-page.ts";
import { fixtureContent, held } from "../../support/content/answers.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });
const good = await fixtureContent();
const loading = "Loading blogs...";

/** Navigates to the blog, whose posts arrive when released. */
async function onTheWayToBlog() {
  site.content.answer = good;
  const visit = await openPage(site, paths.home);
  const late = held(good);
  site.content.answer = late.answer;
  await follow(visit.page, paths.blog);
  await visit.page.getByText(loading).waitFor();
  return { ...visit, release: late.release };
}

Deno.test("neither a search nor an anchor interrupts loading the posts", async () => {
  const { page, complaints, context, release } = await onTheWayToBlog();
  await using _context = context;
  await page.getByRole("searchbox").pressSequentially("ai");
  await page.waitForURL(/[?&]q=ai$/, { waitUntil: "commit" });
  await page.locator(".skip-link").press("Enter");
  await page.waitForURL(/#main$/, { waitUntil: "commit" });
  assert.equal(await page.getByText("Error loading").count(), 0);
  assert.equal(await page.getByText(loading).count(), 1);
  release();
  await page.locator("main article").first().waitFor();
  assert.equal(await page.getByText("Error loading").count(), 0);
  await attached(page, "[role=status]:not(:empty)");
  assert.deepEqual(complaints, []);
});

Deno.test("leaving a page while its content loads shows no error", async () => {
  const { page, complaints, context, release } = await onTheWayToBlog();
  await using _context = context;
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      if (document.body.innerText.includes("Error loading")) seen.push("it");
    }).observe(document, { childList: true, subtree: true });
  });
  await follow(page, paths.about);
  await pageShown(page, paths.about);
  release();
  assert.deepEqual(
    await page.evaluate(() => Reflect.get(globalThis, "seen")),
    [],
  );
  assert.equal(new URL(page.url()).pathname, paths.about);
  assert.deepEqual(complaints, []);
});
