import assert from "node:assert/strict";
import sharp from "sharp";
import { pageRoutes } from "../../src/ui/layout/page-routes.ts";
import { routes } from "../../src/server/documents/query-page.ts";
import {
  canonicalPaths,
  feedPaths,
  notFoundRoutePath,
} from "../../src/paths.ts";
import { contentHashOf } from "../../src/static-files.ts";
import { listPages } from "../support/addresses.ts";
import { testApp } from "../support/app.ts";
import {
  elements,
  sitemapPaths,
  type SitePage,
  wholeSite,
} from "./whole-site.ts";
import { publicOrigin } from "../support/settings.ts";

/** Contents of the meta tags with a name. */
function tag(name: string, page: SitePage): string[] {
  return elements("meta", page).filter(({ attribs }) =>
    (attribs.property ?? attribs.name) === name
  ).map(({ attribs }) => attribs.content ?? "");
}

function links(rel: string, page: SitePage): string[] {
  return elements("link", page).filter(({ attribs }) => attribs.rel === rel)
    .map(({ attribs }) => attribs.href ?? "");
}

/** Tags that every page has. */
const required = [
  "og:site_name",
  "og:type",
  "og:title",
  "og:url",
  "og:image",
  "og:image:type",
  "og:image:width",
  "og:image:height",
  "og:image:alt",
  "twitter:card",
  "twitter:title",
  "twitter:image",
  "twitter:image:alt",
];
/** Tags of every page with a description. */
const described = ["description", "og:description", "twitter:description"];

const { pages } = await wholeSite();

Deno.test("every page has a title, one canonical address and share tags", async (t) => {
  for (const page of pages.filter(({ status }) => status === 200)) {
    await t.step(page.address, () => {
      for (const name of required) {
        const [content, ...others] = tag(name, page);
        assert.ok(content, name);
        assert.deepEqual(others, [], name);
      }
      const descriptions = described.flatMap((name) => tag(name, page));
      assert.ok([0, described.length].includes(descriptions.length));
      assert.ok(new Set(descriptions).size <= 1, descriptions.join("\n"));
      const { pathname } = new URL(page.address, publicOrigin);
      const canonical = `${publicOrigin}${
        canonicalPaths[pathname] ?? pathname
      }`;
      assert.deepEqual(links("canonical", page), [canonical]);
      assert.deepEqual(tag("og:url", page), [canonical]);
      assert.equal(elements("title", page).length, 1 + svgTitles(page));
      for (const rel of ["icon", "apple-touch-icon", "manifest"]) {
        assert.ok(links(rel, page).length > 0, rel);
      }
      const alternates = links("alternate", page);
      for (const feed of [feedPaths.atom, feedPaths.json]) {
        assert.ok(alternates.includes(publicOrigin + feed), feed);
      }
    });
  }
});

/** Whether a page is canonical and shows no single record. */
function isFixed({ address, status }: SitePage): boolean {
  return status === 200 && !address.includes("?") &&
    !canonicalPaths[address] &&
    !listPages.some((list) => address.startsWith(`${list}/`));
}

function svgTitles(page: SitePage): number {
  return elements("title", page).filter((it) =>
    it.parent?.type === "tag" && it.parent.name !== "head"
  ).length;
}

Deno.test("no two fixed pages or projects share a title or a description", () => {
  const own = pages.filter(isFixed);
  for (const name of ["og:title", "description"]) {
    const texts = own.flatMap((page) => tag(name, page));
    assert.deepEqual(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      [],
      name,
    );
  }
});

Deno.test("every page has a share picture of 1200 by 630 pixels", async () => {
  const pictures = pages.flatMap((page) => tag("og:image", page));
  assert.ok(pictures.length > 0);
  for (const picture of new Set(pictures)) {
    const path = picture.replace(publicOrigin, "");
    const file = await Deno.readFile(
      `static${contentHashOf(path)?.path ?? path}`,
    );
    const { width, height, format } = await sharp(file).metadata();
    assert.deepEqual([width, height, format], [1200, 630, "jpeg"], picture);
  }
});

Deno.test("404 pages are noindex, without canonical address or share tags", () => {
  const missing = pages.filter(({ status }) => status === 404);
  assert.ok(missing.length > 0);
  for (const page of missing) {
    assert.deepEqual(tag("robots", page), ["noindex"], page.address);
    assert.deepEqual(links("canonical", page), []);
    assert.deepEqual(tag("og:title", page), []);
  }
});

Deno.test("every canonical route is in the sitemap", async () => {
  const rows = pageRoutes(routes).map(({ path = "" }) => path)
    .filter((path) => path !== notFoundRoutePath);
  const listed = await sitemapPaths(await testApp());
  for (const path of rows) {
    const pattern = new RegExp(`^${path.replace(/:\w+/, "[^/]+")}$`);
    assert.equal(
      listed.some((address) => pattern.test(address)),
      !canonicalPaths[path],
      path,
    );
  }
  assert.equal(new Set(listed).size, listed.length);
});
