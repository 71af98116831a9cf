import type { Context } from "hono";
import { feedPaths } from "../../paths.ts";
import type { ContentSource } from "../../content/content-source.ts";
import type { ContentResult } from "../../content/transport/content-result.ts";
import { fixedPaths, handleOf } from "../../ui/layout/page-routes.ts";
import {
  sendContentDocument,
  type WrittenDocument,
} from "../documents/content-document.ts";
import { createDocument, sendDocument } from "../documents/document.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import { routes } from "../rendering/query-page.ts";
import type { SiteEnv } from "../services.ts";
import { atomFeed } from "../../pages/blog/atom.server.ts";
import { jsonFeed } from "../../pages/blog/json-feed.server.ts";
import { type DescribedPage, llmsText } from "./llms.ts";
import { newestArticles, publishedSections } from "./published.ts";
import { robots, webManifest } from "./robots-and-manifest.ts";
import { securityText } from "./security-txt.ts";
import { sitemap as sitemapXml } from "./sitemap.ts";

/*
 * The files for crawlers, feed readers and devices.
 */

/** Answers with the Atom feed. */
export function atom(c: Context<SiteEnv>): Promise<Response> {
  return sendContentFile(c, feedPaths.atom, {
    type: "application/atom+xml; charset=utf-8",
    read: newestArticles,
    write: (articles) => atomFeed(siteUrlOf(c), articles),
  });
}

/** Answers with the JSON feed. */
export function jsonFeedFile(c: Context<SiteEnv>): Promise<Response> {
  return sendContentFile(c, feedPaths.json, {
    type: "application/feed+json; charset=utf-8",
    read: newestArticles,
    write: (articles) => jsonFeed(siteUrlOf(c), articles),
  });
}

/** Answers with the sitemap. */
export function sitemap(c: Context<SiteEnv>): Promise<Response> {
  return sendContentFile(c, feedPaths.sitemap, {
    type: "application/xml; charset=utf-8",
    read: publishedSections,
    write: (sections) =>
      sitemapXml({
        siteUrl: siteUrlOf(c),
        fixed: fixedPaths(routes),
        sections,
      }),
  });
}

/** Answers with llms.txt. */
export function llms(c: Context<SiteEnv>): Promise<Response> {
  return sendContentFile(c, feedPaths.llms, {
    type: "text/plain; charset=utf-8",
    read: publishedSections,
    write: async (sections) =>
      llmsText({
        siteUrl: siteUrlOf(c),
        pages: await describePages(),
        sections,
      }),
  });
}

/** Answers with robots.txt. */
export function robotsText(c: Context<SiteEnv>): Promise<Response> {
  const type = "text/plain; charset=utf-8";
  return sendFixed(c, feedPaths.robots, type, robots(siteUrlOf(c)));
}

/** Answers with the web app manifest. */
export function manifest(c: Context<SiteEnv>): Promise<Response> {
  const type = "application/manifest+json; charset=utf-8";
  return sendFixed(c, feedPaths.manifest, type, webManifest(siteUrlOf(c)));
}

/** Answers with security.txt. */
export function security(c: Context<SiteEnv>): Promise<Response> {
  const type = "text/plain; charset=utf-8";
  return sendFixed(c, feedPaths.security, type, securityText(siteUrlOf(c)));
}

function siteUrlOf(c: Context<SiteEnv>): string {
  return c.env.settings.siteUrl;
}

/** A file that is made of content. */
interface ContentFile<T> {
  type: string;
  read(content: ContentSource): Promise<ContentResult<T>>;
  write(content: T): string | Promise<string>;
}

/**
 * Sends a generated file, which is cached until its content changes; 503 while
 * that is unavailable.
 */
function sendContentFile<T>(
  c: Context<SiteEnv>,
  path: string,
  { type, read, write }: ContentFile<T>,
): Promise<Response> {
  return sendContentDocument(c, {
    // With a query it is the same file.
    address: path,
    client: "crawler",
    read,
    write: async (content): Promise<WrittenDocument> =>
      content.ok
        ? {
          status: 200,
          body: await write(content.value),
          route: path,
          headers: { "Content-Type": type },
        }
        : {
          status: 503,
          body: content.message,
          route: path,
          headers: {
            "Content-Type": "text/plain; charset=UTF-8",
            "Cache-Control": cachePolicy.never,
            "Retry-After": "60",
          },
        },
  });
}

/** Answers with a file that only a deployment changes. */
async function sendFixed(
  c: Context<SiteEnv>,
  route: string,
  type: string,
  body: string,
): Promise<Response> {
  const headers = { "Content-Type": type, "Cache-Control": cachePolicy.day };
  const document = createDocument({ status: 200, body, route, headers });
  return await sendDocument(c, document);
}

/** Titles and descriptions of the pages that need no content. */
function describePages(): Promise<DescribedPage[]> {
  return Promise.all(
    fixedPaths(routes).map(async (path) => {
      const { meta } = await handleOf(routes, path);
      const { title, description } = typeof meta === "function"
        ? meta({}, {})
        : meta;
      return { path, title, description };
    }),
  );
}
