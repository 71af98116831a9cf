/** Every kind of control on pages that the browser translates. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { site as brand } from "../../../data/site.ts";
import { clientTestimonials } from "../../../src/agency/testimonials/testimonials.ts";
import { fieldNames } from "../../../src/pages/contact/contact-fields.tsx";
import { articlePath, paths } from "../../../src/paths.ts";
import withCode from "../../fixtures/data/content/articles/slow-handset.json" with {
  type: "json",
};
import { keepMails } from "../../support/browser/mails.ts";
import {
  elementHydrated,
  follow,
  type OpenOptions,
  openPage,
} from "../../support/browser/open-page.ts";
import { translate, translated } from "../../support/browser/translate.ts";
import { states } from "../../support/content-pages.ts";
import { fixtureContent, withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { noCache } from "../../support/settings.ts";
import { waitUntil } from "../../support/promises.ts";
import { useSite } from "../../support/site.ts";

const site = useSite({ settings: noCache });

/** Waits until a text is this one, translated. */
async function shows(place: Locator, text: string): Promise<void> {
  await place.filter({ hasText: new RegExp(`^${text}${translated}$`) })
    .waitFor();
}

/** Waits until an act has given a place another text, translated as well. */
async function changes(
  place: Locator,
  act: () => Promise<unknown>,
): Promise<void> {
  const text = async () => (await place.allTextContents()).join();
  const before = await text();
  await act();
  await waitUntil(async () => {
    const now = await text();
    return now !== before && now.includes(translated);
  });
}

/** Presses a button that then is the chosen one. */
async function press(button: Locator, state = "aria-pressed"): Promise<void> {
  await button.click();
  await button.and(button.page().locator(`[${state}=true]`)).waitFor();
}

interface Control {
  name: string;
  path: string;
  /** Whether the site's content has it: an owner may have one quote. */
  isThere?: boolean;
  options?: OpenOptions;
  use(page: Page): Promise<unknown>;
}

const { slides } = clientTestimonials("branding");

/** More than the sections of the blog show. */
const posts = Array.from(
  { length: 40 },
  (_, index) =>
    article({ _id: `post-${index}`, title: `Post ${index}`, tags: "AI" }),
);

const controls: Control[] = [
  {
    name: "the blog's search and its categories",
    path: paths.blog,
    async use(page) {
      const search = page.getByRole("searchbox");
      const found = page.getByRole("main").getByRole("status");
      const archive = page.locator("#archive-title");
      const { title = "" } = posts.at(-1) ?? {};
      await changes(archive, () => search.fill("post"));
      const match = page.locator("h3", { hasText: `${title}${translated}` });
      await changes(found, () => search.fill(title));
      await match.locator("mark").first().waitFor();
      await search.fill("qqq");
      await shows(found.locator("p"), states.blog.empty);
      await found.getByRole("link").click();
      await page.locator("h3").first().waitFor();
      assert.equal(await page.locator("mark").count(), 0);
      await press(page.locator("button[name=tag]").first());
    },
  },
  {
    name: "the carousel",
    path: paths.branding,
    // Fewer slides are all in view on the test's window.
    isThere: slides.length > 3,
    async use(page) {
      const count = slides.length;
      const counter = page.locator("[aria-live]");
      const buttons = page.locator(".carousel-controls button");
      await buttons.last().click();
      await shows(counter, `2 of ${count}`);
      await buttons.first().click();
      await shows(counter, `1 of ${count}`);
    },
  },
  {
    name: "the contact form",
    path: paths.contact,
    options: {
      prepare: keepMails,
      permissions: ["clipboard-read", "clipboard-write"],
    },
    async use(page) {
      const form = page.locator(".contact-form");
      const field = form.getByLabel(fieldNames().description);
      const note = form.locator("[id$=note]");
      const status = form.locator("> [role=status]");
      const send = form.locator("[type=submit]");
      await field.fill("A");
      await changes(note, () => field.fill("A fish farm"));
      await changes(status, () => field.fill("long ".repeat(1000)));
      await changes(status, () => send.click());
      await changes(status, () => field.fill("A fish farm"));
      await changes(note, () => field.fill("A fish farm with a shop"));
      const copy = form.locator(".copy");
      await changes(
        copy.getByRole("status"),
        () => copy.getByRole("button").click(),
      );
      assert.match(
        await page.evaluate(() => navigator.clipboard.readText()),
        /A fish farm with a shop$/m,
      );
      assert.equal(await field.inputValue(), "A fish farm with a shop");
      const whole = await page.locator(".whole-message").innerText();
      assert.ok(!whole.includes(translated), whole);
    },
  },
  {
    name: "an article's contents, and the ways to share it",
    path: articlePath(withCode._id),
    // Some browsers grant the clipboard unasked.
    options: { permissions: [] },
    async use(page) {
      const code = await page.locator("pre").first().innerText();
      assert.ok(!code.includes(translated), code);
      const copy = page.locator(".copy").first();
      const result = copy.getByRole("status");
      const button = copy.getByRole("button");
      await changes(result, () => button.click());
      await page.context().grantPermissions(["clipboard-write"]);
      await changes(result, () => button.click());
      const entry = page.locator("nav.contents").getByRole("link").last();
      await entry.click();
      await entry.and(page.locator("[aria-current]")).waitFor();
    },
  },
  {
    name: "themes, the services menu, and links",
    path: paths.home,
    async use(page) {
      assert.equal(await page.locator(".logo").innerText(), brand.name);
      await press(page.getByRole("button", { name: "dark" }).last());
      await press(page.locator(".services > button"), "aria-expanded");
      await press(page.locator(".category").last(), "aria-expanded");
      await follow(page, paths.about);
      await page.locator("main h1 font").first().waitFor();
    },
  },
  {
    name: "the menu of a phone",
    path: paths.home,
    options: { viewport: { width: 390, height: 844 } },
    async use(page) {
      await press(page.locator(".hamburger"), "aria-expanded");
      await page.locator(`#menu a[href="${paths.blog}"]`).click();
      await page.locator("main h3 font").first().waitFor();
    },
  },
];

for (const { name, path, isThere = true, options, use } of controls) {
  if (!isThere) continue;
  Deno.test(`a translated page goes on working: ${name}`, async () => {
    site.content.answer = path === paths.blog
      ? withRecords({ articles: posts })
      : await fixtureContent();
    await using visit = await openPage(site, path, options);
    const { page } = visit;
    // The parts of a page hydrate one after the other.
    for (const part of [".logo", "main h1", ".footer-head"]) {
      await elementHydrated(page.locator(part).first());
    }
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    await page.evaluate(translate);
    await use(page);
    assert.equal(await page.evaluate(() => "same" in globalThis), true);
    assert.deepEqual(visit.complaints, []);
  });
}
