import assert from "node:assert/strict";
import { DomUtils } from "htmlparser2";
import {
  elements,
  readPage,
  type SiteElement,
  sitemapPaths,
  type SitePage,
  wholeSite,
} from "./whole-site.ts";
import { listPages } from "../support/addresses.ts";
import { publicOrigin } from "../support/settings.ts";
import { type TestApp } from "../support/app.ts";

const staticFolder = new URL("../../static/", import.meta.url);

/** Attributes that hold addresses, by element. */
const addressed: readonly (readonly [string, string])[] = [
  ["a", "href"],
  ["area", "href"],
  ["link", "href"],
  ["img", "src"],
  ["img", "srcset"],
  ["source", "srcset"],
  ["script", "src"],
  ["use", "href"],
  ["form", "action"],
  ["button", "formaction"],
];

/** Share tags that hold addresses. */
const addressTags = ["og:url", "og:image", "twitter:image"];

/**
 * Whether a link is in the text of a record. Content never fails a test:
 * `deno task content check` warns of links that do not work.
 */
function isInRecord(link: SiteElement, { address }: SitePage): boolean {
  const isRecord = listPages.some((it) => address.startsWith(`${it}/`));
  for (let it = link.parent; isRecord && it; it = it.parent) {
    if ("attribs" in it && /\bprose\b/.test(it.attribs.class ?? "")) {
      return true;
    }
  }
  return false;
}

/** All addresses on a page. */
function addressesOn(page: SitePage): string[] {
  const attributes = addressed.flatMap(([tag, attribute]) =>
    elements(tag, page).flatMap((element) => {
      if (tag === "a" && isInRecord(element, page)) return [];
      const value = element.attribs[attribute];
      if (value === undefined) return [];
      if (tag === "form") return [submittedAddress(element, value)];
      return attribute === "srcset"
        ? value.split(",").map((part) => part.trim().split(/\s+/)[0] ?? "")
        : [value];
    })
  );
  const tags = elements("meta", page).filter(({ attribs }) =>
    addressTags.includes(attribs.property ?? attribs.name ?? "")
  ).map(({ attribs }) => attribs.content ?? "");
  return [...attributes, ...tags, ...factAddresses(page)];
}

/** Where a form leads with its hidden fields. */
function submittedAddress(form: SiteElement, action: string): string {
  const [path = "", place] = action.split("#");
  if (form.attribs.method === "post") return action;
  const fields = DomUtils.getElementsByTagName("input", form.children)
    .filter(({ attribs }) => attribs.type === "hidden")
    .map(({ attribs }) => [attribs.name ?? "", attribs.value ?? ""]);
  const query = fields.length > 0 ? `?${new URLSearchParams(fields)}` : "";
  return path + query + (place ? `#${place}` : "");
}

/** This site's addresses in the structured data of a page. */
function factAddresses(page: SitePage): string[] {
  function within(value: unknown, key: string): string[] {
    if (typeof value === "string") {
      // An "@id" is an identifier, and the search address is a template.
      const isAddress = value.startsWith(publicOrigin) && key !== "@id" &&
        !value.includes("{");
      return isAddress ? [value] : [];
    }
    return Object.entries(value ?? {}).flatMap(([key, inner]) =>
      within(inner, key)
    );
  }
  return elements("script", page).filter(({ attribs }) =>
    attribs.type === "application/ld+json"
  ).flatMap((block) => within(JSON.parse(DomUtils.textContent(block)), ""));
}

/** Reports broken addresses on the pages of a site. */
function createChecker(app: TestApp, pages: readonly SitePage[]) {
  const known = new Map(pages.map((page) => [page.address, page]));
  const verdicts = new Map<string, Promise<string | undefined>>();

  async function pageAt(address: string): Promise<SitePage> {
    const page = known.get(address) ?? await readPage(app, address);
    known.set(address, page);
    return page;
  }

  async function verdict(url: URL): Promise<string | undefined> {
    // Files of the build have their own tests.
    if (url.pathname.startsWith("/assets/")) return undefined;
    const place = url.hash.slice(1);
    const file = new URL(`.${url.pathname}`, staticFolder);
    const text = await Deno.readTextFile(file).catch(() => undefined);
    if (text !== undefined) {
      return place && !text.includes(`id="${place}"`)
        ? "no such part"
        : undefined;
    }
    const page = await pageAt(url.pathname + url.search);
    if (page.status !== 200) return `status ${page.status}`;
    if (!place) return undefined;
    const isThere = elements("*", page).some(({ attribs }) =>
      attribs.id === place
    );
    return isThere ? undefined : "no such place on the page";
  }

  return async function check(page: SitePage): Promise<string[]> {
    const found = await Promise.all(
      addressesOn(page).map(async (address) => {
        const url = URL.parse(address, publicOrigin + page.address);
        if (!url) return `${address}: no address`;
        if (url.origin !== publicOrigin) {
          return /^(https|mailto|tel):$/.test(url.protocol)
            ? []
            : `${address}: ${url.protocol}`;
        }
        // The page is loaded already.
        if (address.startsWith("#")) {
          const isThere = elements("*", page).some(({ attribs }) =>
            attribs.id === address.slice(1)
          );
          return isThere ? [] : `${address}: no such place on the page`;
        }
        const fault = verdicts.get(url.href) ?? verdict(url);
        verdicts.set(url.href, fault);
        const what = await fault;
        return what ? `${address}: ${what}` : [];
      }),
    );
    return [...new Set(found.flat())];
  };
}

const { app, pages } = await wholeSite();

Deno.test("every address on every page works", async (t) => {
  const check = createChecker(app, pages);
  for (const page of pages) {
    await t.step(page.address, async () => {
      assert.ok(addressesOn(page).length > 0);
      assert.deepEqual(await check(page), []);
    });
  }
});

Deno.test("every page in the sitemap answers 200", async () => {
  const listed = await sitemapPaths(app);
  for (const path of listed) {
    const page = pages.find(({ address }) => address === path);
    assert.equal(page?.status, 200, path);
  }
});
