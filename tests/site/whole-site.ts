import { DomUtils, parseDocument } from "htmlparser2";
import {
  canonicalPaths,
  feedPaths,
  fullPortfolioPath,
} from "../../src/paths.ts";
import { recordPages } from "../support/addresses.ts";
import { type TestApp, testApp } from "../support/app.ts";
import { parseXml } from "./machine-files.ts";
import { createContentService } from "../../src/content/embedded/content-service.ts";
import { oddRecords } from "../support/content/odd-records.ts";
import { allRecords } from "../support/content/records.ts";
import { sections } from "../support/sections.ts";
import { publicOrigin } from "../support/settings.ts";

type Document = ReturnType<typeof parseDocument>;
export type SiteElement = ReturnType<
  typeof DomUtils.getElementsByTagName
>[number];

/** One page of the site, complete. */
export interface SitePage {
  /** Path and query. */
  address: string;
  status: number;
  html: string;
  document: Document;
}

/** Elements with a tag name, in document order. */
export function elements(tag: string, { document }: SitePage): SiteElement[] {
  return DomUtils.getElementsByTagName(tag, document);
}

/** Reads a page as a crawler does, as a complete document. */
export async function readPage(
  app: TestApp,
  address: string,
): Promise<SitePage> {
  const response = await app.request(address, {
    headers: { "user-agent": "Googlebot" },
  });
  const html = await response.text();
  return {
    address,
    status: response.status,
    html,
    document: parseDocument(html),
  };
}

/** Addresses of the sitemap, as paths. */
export async function sitemapPaths(app: TestApp): Promise<string[]> {
  const response = await app.request(feedPaths.sitemap);
  const { urlset } = parseXml(await response.text());
  return urlset.url.map((url: { loc: string }) =>
    url.loc.slice(publicOrigin.length) || "/"
  );
}

/**
 * All pages of the site with the embedded content, including aliases. Odd
 * records are among it, so that these tests hold whatever valid record is added.
 */
export async function wholeSite(): Promise<
  { app: TestApp; pages: SitePage[] }
> {
  const [own, odd] = await Promise.all([allRecords(), oddRecords()]);
  const service = createContentService(Object.fromEntries(
    sections.map((
      { records },
    ) => [records, [...own[records], ...odd[records]]]),
  ));
  const app = await testApp({ content: (request) => service.fetch(request) });
  const addresses = [
    ...await sitemapPaths(app),
    ...Object.keys(canonicalPaths),
    fullPortfolioPath,
    "/blog?q=phone&tag=Development",
    "/blog?q=nothing-matches-this",
    "/no-such-page",
    "/portfolio/no-such-project",
    ...recordPages("no-such-record"),
  ];
  const pages: SitePage[] = [];
  for (const address of addresses) pages.push(await readPage(app, address));
  return { app, pages };
}
