import type { Hono } from "hono";
import { DomUtils, parseDocument } from "htmlparser2";
import { canonicalPaths, fullPortfolioPath } from "../../src/paths.ts";
import { feedPaths } from "../../src/server/feeds/feed-paths.ts";
import { testApp } from "../support/app.ts";
import { parseXml } from "./machine-files.ts";

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Where the test app says that it is. */
export const origin = "https://site.example";

/** One page of the site, complete. */
export interface SitePage {
  /** Path and query. */
  address: string;
  status: number;
  html: string;
  document: Document;
}

/** Elements of a name, in the order of the document. */
export function elements(tag: string, { document }: SitePage): Element[] {
  return DomUtils.getElementsByTagName(tag, document);
}

/** Reads one page as a crawler gets it: all in one piece. */
export async function readPage(app: Hono, address: string): Promise<SitePage> {
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
export async function sitemapPaths(app: Hono): Promise<string[]> {
  const response = await app.request(feedPaths.sitemap);
  const { urlset } = parseXml(await response.text());
  return urlset.url.map((url: { loc: string }) =>
    url.loc.slice(origin.length) || "/"
  );
}

/** Every page of the site over the embedded content, second addresses too. */
export async function wholeSite(): Promise<{ app: Hono; pages: SitePage[] }> {
  const app = await testApp({ hasAll: true });
  const addresses = [
    ...await sitemapPaths(app),
    ...Object.keys(canonicalPaths),
    fullPortfolioPath,
    "/blog?q=phone&tag=Development",
    "/blog?q=nothing-matches-this",
    "/no-such-page",
    "/portfolio/no-such-project",
    "/blog/no-such-article",
    "/careers/no-such-job",
  ];
  const pages: SitePage[] = [];
  for (const address of addresses) pages.push(await readPage(app, address));
  return { app, pages };
}
