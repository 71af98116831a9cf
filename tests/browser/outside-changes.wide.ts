/** Pages that extensions, translators and phones change before hydration. */
import assert from "node:assert/strict";
import { paths } from "../../src/paths.ts";
import { hydratingAttribute } from "../../src/streaming/document-state.ts";
import { enough } from "../support/amounts.ts";
import { samples } from "../support/addresses.ts";
import {
  assertKept,
  changes,
  openUnhydrated,
  search,
  type Visited,
} from "../support/browser/outside-changes.ts";
import { site } from "../support/fixture-site.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const home: Visited = {
  path: paths.home,
  async act(page) {
    await page.locator("details").nth(2).locator("summary").click();
    await page.locator("details").nth(2).locator("summary").focus();
    await page.locator(".works-strip").evaluate((it) => it.scrollLeft = 300);
  },
  read: () => {
    const all = [...document.querySelectorAll("details")];
    return [
      all.map(({ open }) => open),
      all.indexOf(document.activeElement?.parentElement as never),
      document.querySelector(".works-strip")?.scrollLeft,
      document.activeElement !== document.body &&
      Math.round(document.activeElement!.getBoundingClientRect().top),
    ];
  },
  async use(page) {
    await page.locator("details").nth(1).locator("summary").click();
    assert.equal(await page.locator("details[open]").count(), 1);
  },
};

const visits: Visited[] = [
  ...enough.signs && enough.questions ? [home] : [],
  {
    path: paths.contact,
    async act(page) {
      const fields = page.locator(
        "main :is(input:not([type=checkbox]), textarea)",
      );
      for (const [index, field] of (await fields.all()).entries()) {
        await field.fill(`typed ${index}`);
      }
      const field = page.locator("textarea");
      await field.focus();
      await field.evaluate((it: HTMLTextAreaElement) =>
        it.setSelectionRange(2, 5, "backward")
      );
    },
    read: () => {
      const { value, selectionStart, selectionEnd, selectionDirection, name } =
        document.activeElement as HTMLTextAreaElement;
      const fields = document.querySelectorAll<HTMLInputElement>(
        "main :is(input:not([type=checkbox]), textarea)",
      );
      return [
        [...fields].map(({ value }) => value),
        [name, value, selectionStart, selectionEnd, selectionDirection],
      ];
    },
    async use(page) {
      await page.getByText("Room for about").waitFor();
      await page.locator("form button").click();
      await page.getByText("If none opened").waitFor();
    },
  },
  search,
];

for (const visited of visits) {
  for (const [title, change] of Object.entries(changes)) {
    Deno.test(`${visited.path} keeps what a visitor did when ${title}`, async () => {
      await assertKept(site, visited, change);
    });
  }
}

Deno.test("the open menu stays open when an extension changes the header", async () => {
  await using visit = await openUnhydrated(site, paths.about, phone);
  const { page } = visit;
  await page.locator(".hamburger").click();
  await page.evaluate(changes["an extension adds elements to each part"]!);
  await visit.hydrate();
  await page.locator("#menu:popover-open").waitFor();
  // By a key: a press by pointer may come too soon after the other one.
  await page.getByRole("button", { name: "Close menu" }).press("Enter");
  await page.locator("#menu").waitFor({ state: "hidden" });
  await visit.check();
});

Deno.test("a field that gets the focus before its changed part hydrates keeps it", async () => {
  await using visit = await openUnhydrated(site, paths.blog);
  const { page } = visit;
  await page.evaluate(() => {
    document.querySelector("main h1")!.textContent = "Übersetzt";
    // The header hydrates before the page.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.querySelector<HTMLElement>("[type=search]")?.focus();
    }).observe(document.querySelector(".services > button")!, {
      attributeFilter: ["aria-expanded"],
    });
  });
  await visit.hydrate();
  await page.getByRole("heading", { name: "Übersetzt" })
    .waitFor({ state: "detached" });
  await page.keyboard.type(samples.article.title);
  const search = page.getByRole("searchbox");
  assert.equal(await search.inputValue(), samples.article.title);
  await visit.check();
});

Deno.test({
  name: "a question that opens before its changed part hydrates stays open",
  ignore: !enough.questions,
}, async () => {
  await using visit = await openUnhydrated(site, paths.home);
  const { page } = visit;
  await page.evaluate((attribute) => {
    document.querySelector("main h1")!.textContent = "Übersetzt";
    // Hydration begins.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.querySelector<HTMLDetailsElement>("details:not([open])")!.open =
        true;
    }).observe(document.documentElement, { attributeFilter: [attribute] });
  }, hydratingAttribute);
  await visit.hydrate();
  await page.getByRole("heading", { name: "Übersetzt" })
    .waitFor({ state: "detached" });
  assert.equal(await page.locator("details[open]").count(), 1);
  assert.ok(await page.locator("details").nth(1).getAttribute("open") !== null);
  await visit.check();
});
