import assert from "node:assert/strict";
import { site as brand } from "../../../data/site.ts";
import { handle } from "../../../src/pages/contact/contact-page.tsx";
import { paths } from "../../../src/paths.ts";
import {
  follow,
  openPage,
  pageShown,
} from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import {
  failing,
  fixtureContent,
  held,
  withRecords,
} from "../../support/content/answers.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });
const good = await fixtureContent();

Deno.test("a link changes the page without loading a document, and leads to its anchor", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.evaluate(() => scrollTo(0, 900));
  await follow(page, paths.contact);
  await pageShown(page, paths.contact);
  await page.waitForFunction(() => scrollY === 0);
  await page.waitForFunction(() => document.activeElement?.matches("main h1"));
  assert.ok((await page.title()).startsWith(handle.meta().title));
  const description = page.locator("meta[name=description]");
  assert.equal(
    await description.getAttribute("content"),
    handle.meta().description,
  );
  await page.goBack();
  await pageShown(page, paths.home);
  await follow(page, brand.book.href);
  await pageShown(page, paths.contact);
  assert.equal(new URL(page.url()).hash, "#book");
  await page.waitForFunction(() => {
    const top = document.querySelector("#book")?.getBoundingClientRect().top;
    return top !== undefined && top >= 0 && top < innerHeight / 2;
  });
  assert.deepEqual(documents, []);
  assert.deepEqual(visit.complaints, []);
});

Deno.test("navigation from a list to its records shows each state of their content", async (t) => {
  const [list = assert.fail(), record = assert.fail()] = contentPages;
  site.content.answer = good;
  await using visit = await openPage(site, paths.home);
  const { page, calls, complaints } = visit;

  for (
    const [index, { name, path, loading, heading }] of [list, record].entries()
  ) {
    await t.step(`the loading text of ${name}, then the content`, async () => {
      const late = held(good);
      site.content.answer = late.answer;
      await follow(page, path);
      const words = page.getByText(loading, { exact: true });
      await words.waitFor();
      assert.equal(new URL(page.url()).pathname, path);
      assert.equal(await page.evaluate(() => scrollY), 0);
      late.release();
      await page.getByRole("heading", { name: heading }).first().waitFor();
      await words.waitFor({ state: "detached" });
      await page.waitForFunction(() =>
        document.activeElement?.matches("main h1")
      );
      assert.equal(calls.length, index + 1);
      assert.deepEqual(complaints, []);
    });
  }

  await t.step("the record's title", async () => {
    await page.waitForFunction(
      (title) => document.title.startsWith(title),
      record.heading,
    );
  });

  await t.step("a failure, and that a record is gone", async () => {
    for (
      const [answer, shown] of [
        [
          failing("The press is out of ink"),
          page.getByText(`${record.failed}The press is out of ink`, {
            exact: true,
          }),
        ],
        [
          withRecords({}),
          page.locator(
            "html:has(meta[name=robots][content=noindex]) .not-found-scene",
          ),
        ],
      ] as const
    ) {
      // A new document has no earlier answer.
      site.content.answer = good;
      await visit.goTo(list.path);
      site.content.answer = answer;
      await follow(page, record.path);
      await shown.waitFor({ state: "attached" });
    }
  });
});
