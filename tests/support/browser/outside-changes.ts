/** What extensions, translators and phones do to a page before hydration. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import words from "../../../data/words/footer.json" with { type: "json" };
import { paths } from "../../../src/paths.ts";
import { samples } from "../addresses.ts";
import {
  heldScripts,
  type OpenOptions,
  openPage,
  pageHydrated,
  typefacesLoaded,
} from "./open-page.ts";
import { keepMails } from "./mails.ts";
import { translate } from "./translate.ts";

/** Changes to the document by what they imitate. */
export const changes = {
  "a password manager adds a button after each field": () => {
    for (const field of document.querySelectorAll("input, textarea")) {
      field.setAttribute("data-lastpass-icon-root", "true");
      field.setAttribute("style", "background-repeat: no-repeat");
      field.after(document.createElement("div"));
    }
    document.body.setAttribute("cz-shortcut-listen", "true");
  },
  "a translator replaces each text": translate,
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
} satisfies Record<string, () => void>;

/** What a visitor does on a page before hydration, and after it. */
export interface Visited {
  path: string;
  /** Changes what a visitor can change, before hydration. */
  act(page: Page): Promise<void>;
  /** Reads it. */
  read: () => unknown;
  /** Uses controls of the hydrated page. */
  use(page: Page): Promise<void>;
}

export const search: Visited = {
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
};

/** Asserts that hydration keeps what a visitor did on a page that is changed. */
export async function assertKept(
  site: { origin: string },
  { path, act, read, ...visited }: Visited,
  change: () => void,
): Promise<void> {
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
  await visited.use(page);
  await page.getByRole("button", { name: `${words.theme}: light` }).click();
  await page.locator("html[data-theme=light]").waitFor();
  for (
    const part of ["header.header", "main", "footer", "title", "#menu"]
  ) {
    assert.equal(await page.locator(part).count(), 1, part);
  }
  await visit.check();
}

/** Opens a page in the dark theme whose scripts wait until `hydrate`. */
export async function openUnhydrated(
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
      await keepMails(page);
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
