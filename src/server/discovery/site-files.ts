import type { Context } from "hono";
import type { ContentLoader } from "../../content/content-loader.ts";
import { type ContentResult, success } from "../../lib/content-result.ts";
import type {
  ContentFile,
  PublishedSection,
} from "../../pages/section.server.ts";
import { sectionPages } from "../../pages/section-pages.server.ts";
import { feedPaths } from "../../paths.ts";
import { fixedPaths, handleOf } from "../../ui/layout/page-routes.ts";
import {
  sendContentResponse,
  type WrittenResponse,
} from "../documents/content-response.ts";
import { createStoredResponse } from "../stored/stored-response.ts";
import { sendStored } from "../documents/send-stored.ts";
import { cachePolicy } from "../http/cache-policy.ts";
import { routes } from "../documents/query-page.ts";
import type { SiteEnv } from "../services.ts";
import { type DescribedPage, llmsText } from "./llms.ts";
import { robots, webManifest } from "./robots-and-manifest.ts";
import { securityText } from "./security-txt.ts";
import { sitemap } from "./sitemap.ts";

/*
 * The files for crawlers, feed readers and devices.
 */

/** The files of the sections. */
const sectionFiles = Object.fromEntries(
  sectionPages.flatMap(({ files = {} }) => Object.entries(files)),
);

/** The files that are made of content. */
const contentFiles: Readonly<Record<string, ContentFile>> = {
  ...sectionFiles,
  [feedPaths.sitemap]: {
    type: "application/xml",
    read: readSections,
    write: (sections: PublishedSection[], siteUrl) =>
      sitemap({ siteUrl, fixed: fixedPaths(routes), sections }),
  },
  [feedPaths.llms]: {
    type: "text/plain",
    read: readSections,
    write: async (sections: PublishedSection[], siteUrl) =>
      llmsText({
        siteUrl,
        pages: await describePages(),
        sections,
        files: Object.entries(sectionFiles).flatMap((
          [path, { listTitle: title }],
        ) => title ? [{ path, title }] : []),
      }),
  },
};

/** A file that only a deployment changes. */
interface FixedFile {
  /** Its media type. */
  type: string;
  write(siteUrl: string): string;
  /** Whether it is written for the day it is asked for. */
  isDated?: boolean;
}

const fixedFiles: Readonly<Record<string, FixedFile>> = {
  [feedPaths.robots]: { type: "text/plain", write: (it) => robots(it) },
  [feedPaths.manifest]: {
    type: "application/manifest+json",
    write: webManifest,
  },
  [feedPaths.security]: {
    type: "text/plain",
    write: (it) => securityText(it),
    isDated: true,
  },
};

/** Responds with the file of a path. */
export async function siteFile(c: Context<SiteEnv>): Promise<Response> {
  const { path } = c.var.address;
  const { siteUrl } = c.env.settings;
  const made = contentFiles[path];
  if (made) return await sendContentFile(c, made);
  const fixed = fixedFiles[path];
  if (!fixed) return await c.notFound();
  const stored = createStoredResponse({
    status: 200,
    body: fixed.write(siteUrl),
    route: path,
    ...(fixed.isDated && { isDated: true }),
    headers: {
      "Content-Type": `${fixed.type}; charset=utf-8`,
      "Cache-Control": cachePolicy.day,
    },
  });
  return await sendStored(c, stored);
}

/**
 * Sends a generated file, which is cached until its content changes; 503 while
 * that is unavailable.
 */
function sendContentFile(
  c: Context<SiteEnv>,
  { type, read, write }: ContentFile,
): Promise<Response> {
  const { path } = c.var.address;
  return sendContentResponse(c, {
    // With a query it is the same file.
    address: path,
    client: "crawler",
    read,
    write: async (content): Promise<WrittenResponse> =>
      content.ok
        ? {
          status: 200,
          body: await write(content.value, c.env.settings.siteUrl),
          route: path,
          headers: { "Content-Type": `${type}; charset=utf-8` },
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

/** All sections, or the first failure: a partial sitemap would be wrong. */
async function readSections(
  content: ContentLoader,
): Promise<ContentResult<PublishedSection[]>> {
  const published = sectionPages.flatMap(({ recordPages }) =>
    recordPages ?? []
  );
  const read = await Promise.all(
    published.map(async ({ read, ...section }) => ({
      section,
      result: await read(content),
    })),
  );
  const pages: PublishedSection[] = [];
  for (const { section, result } of read) {
    if (!result.ok) return result;
    pages.push({ ...section, pages: result.value });
  }
  return success(pages);
}

/** Titles and descriptions of the pages that need no content. */
function describePages(): Promise<DescribedPage[]> {
  return Promise.all(
    fixedPaths(routes).map(async (path) => {
      const { meta } = await handleOf(routes, path);
      const { title, description } = typeof meta === "function"
        ? meta({}, path)
        : meta;
      return { path, title, description };
    }),
  );
}
