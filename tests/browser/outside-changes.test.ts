/** What extensions, translators and phones do to a page before hydration. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import words from "../../data/words/footer.json" with { type: "json" };
import { paths } from "../../src/paths.ts";
import { enough } from "../support/amounts.ts";
import { samples } from "../support/addresses.ts";
import {
  heldScripts,
  type OpenOptions,
  openPage,
  pageHydrated,
  typefacesLoaded,
} from "../support/browser/open-page.ts";
import { fixtureContent, held } from "../support/content/answers.ts";
import { noCache } from "../support/settings.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const slow = useSite({ settings: noCache });

/** Changes to the document by what they imitate. */
const changes: Record<string, () => void> = {
  "a password manager adds a button after each field": () => {
    for (const field of document.querySelectorAll("input, textarea")) {
      field.setAttribute("data-lastpass-icon-root", "true");
      field.setAttribute("style", "background-repeat: no-repeat");
      field.after(document.createElement("div"));
    }
    document.body.setAttribute("cz-shortcut-listen", "true");
  },
  "a translator wraps each text": () => {
    const texts = document.createTreeWalker(document.body, 4);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (
        !text.data.trim() || text.parentElement?.closest("script, textarea")
      ) {
        continue;
      }
      const font = document.createElement("font");
      text.replaceWith(font);
      font.appendChild(document.createElement("font")).append(text);
    }
    document.documentElement.lang = "de";
    document.documentElement.classList.add("translated-ltr");
  },
  "a phone makes links of numbers": () => {
    const texts = document.createTreeWalker(document.body, 4);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const number = /\d+/.exec(text.data);
      if (!number || text.parentElement?.closest("script, textarea, svg")) {
        continue;
      }
      const part = text.splitText(number.index);
      part.splitText(number[0].length);
      const link = document.createElement("a");
      link.href = `tel:${number[0]}`;
      part.replaceWith(link);
      link.append(part);
    }
  },
  "a blocker removes the banner and parts of the page": () => {
    document.querySelector("aside")?.remove();
    const sections = document.querySelectorAll("main section");
    const other = [...sections].find((it) =>
      !it.contains(document.activeElement) && !it.querySelector(".works-strip")
    );
    other?.remove();
    document.querySelector("footer h2")?.remove();
    document.querySelector("head noscript")?.remove();
  },
  "an extension adds elements to each part": () => {
    for (
      const part of [
        "head",
        "body",
        "header",
        "main",
        "footer",
        "form",
        "nav",
      ]
    ) {
      const found = document.querySelector(part);
      if (!found) continue;
      const names = part === "head" ? ["style", "meta"] : ["style", "div", "a"];
      for (const name of names) {
        found.prepend(document.createElement(name));
        found.append(document.createElement(name));
      }
    }
  },
  "an extension wraps the whole page": () => {
    const wrapper = document.createElement("div");
    wrapper.append(...document.body.childNodes);
    document.body.append(wrapper);
  },
};

interface Visited {
  path: string;
  /** Changes what a visitor can change, before hydration. */
  act(page: Page): Promise<void>;
  /** Reads it. */
  read: () => unknown;
  /** Uses controls of the hydrated page. */
  use(page: Page): Promise<void>;
}

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
      const fields = page.locator("main :is(input, textarea)");
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
        "main :is(input, textarea)",
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
  {
    path: paths.webDevelopment,
    act: (page) => page.locator(".tools button").last().click(),
    read: () =>
      [...document.querySelectorAll(".tools button")].map((it) =>
        it.getAttribute("aria-pressed")
      ),
    use: (page) =>
      page.locator(".tools button").first().click().then(() =>
        page.locator(".tools button:first-of-type[aria-pressed=true]").waitFor()
      ),
  },
  {
    path: paths.blog,
    async act(page) {
      const box = page.getByRole("searchbox");
      await box.pressSequentially(samples.article.title);
      await box.evaluate((it: HTMLInputElement) => it.setSelectionRange(2, 5));
    },
    read: () => {
      const { name, value, selectionStart, selectionEnd } = document
        .activeElement as HTMLInputElement;
      return [name, value, selectionStart, selectionEnd];
    },
    async use(page) {
      await page.waitForURL(/q=/);
      await page.getByRole("searchbox").fill("nothing like it");
      await page.getByText("No posts match your search criteria").waitFor();
    },
  },
];

for (const { path, act, read, use } of visits) {
  for (const [title, change] of Object.entries(changes)) {
    Deno.test(`${path} keeps what a visitor did when ${title}`, async () => {
      await using visit = await openUnhydrated(site, path);
      const { page } = visit;
      await act(page);
      await page.evaluate(change);
      const before = await page.evaluate(read);
      const head = await page.evaluate(headState);
      await visit.hydrate();
      assert.deepEqual(await page.evaluate(read), before);
      assert.deepEqual(await page.evaluate(headState), head);
      const root = page.locator("html");
      assert.equal(await root.getAttribute("data-theme"), "dark");
      assert.ok(await root.getAttribute("data-site"));
      await use(page);
      await page.getByRole("button", { name: `${words.theme}: light` }).click();
      await page.locator("html[data-theme=light]").waitFor();
      for (
        const part of ["header.header", "main", "footer", "title", "#menu"]
      ) {
        assert.equal(await page.locator(part).count(), 1, part);
      }
      await visit.check();
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
  await page.getByRole("button", { name: "Close menu" }).click();
  await page.locator("#menu").waitFor({ state: "hidden" });
  await visit.check();
});

Deno.test("content arrives in a page that a translator has changed", async () => {
  const late = held(await fixtureContent());
  slow.content.answer = late.answer;
  await using visit = await openUnhydrated(slow, paths.blog);
  const { page } = visit;
  await page.evaluate(changes["a translator wraps each text"]!);
  await visit.hydrate();
  late.release();
  await page.getByRole("heading", { name: samples.article.title }).first()
    .waitFor();
  assert.deepEqual(visit.calls, []);
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
    }).observe(document.querySelector(".services")!, {
      attributeFilter: ["data-hydrated"],
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

/** Opens a page in the dark theme whose scripts wait until `hydrate`. */
async function openUnhydrated(
  site: { origin: string },
  path: string,
  options: OpenOptions = {},
) {
  const scripts = heldScripts();
  const visit = await openPage(site, path, {
    ...options,
    until: "commit",
    // As it is for extensions.
    bypassCSP: true,
    async prepare(page) {
      await page.addInitScript(() => localStorage.setItem("theme", "dark"));
      await scripts.hold(page);
    },
  });
  const { page } = visit;
  await page.locator("#shell-end").waitFor({ state: "attached" });
  await typefacesLoaded(page);
  await page.evaluate("globalThis.isSame = true");
  return {
    ...visit,
    async hydrate() {
      scripts.release();
      await pageHydrated(page);
      await page.waitForFunction(() =>
        ["header", "main", "footer"].every((part) =>
          Object.keys(document.querySelector(part) ?? {})
            .some((key) => key.startsWith("__react"))
        )
      );
    },
    /** Nothing but the mismatch is reported, and nothing was reloaded. */
    async check() {
      assert.ok(await page.evaluate("isSame"), "reloaded");
      const others = visit.complaints.filter((it) => !it.includes("#418"));
      assert.deepEqual(others, []);
    },
  };
}

/**
 * Styles, and what the head says, in any order; without what only matters
 * before React is there.
 */
function headState(): unknown {
  // A picture that is rendered again is preloaded again, from the cache.
  const elements = document.querySelectorAll(
    "head > :not([rel=preload][as=image], template, noscript), link:not([rel=preload][as=image])",
  );
  const lines = [...elements].map((it) => it.outerHTML);
  return [...new Set(lines)].sort();
}
