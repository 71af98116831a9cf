import { xml, xmlDocument } from "../../lib/text/xml.ts";
import type {
  PublishedSection,
  RecordPage,
} from "../../pages/section.server.ts";

type Entry = Pick<RecordPage, "path" | "changed">;

interface SitemapOptions {
  siteUrl: string;
  /** Paths of the pages that need no content. */
  fixed: readonly string[];
  sections: readonly PublishedSection[];
}

/**
 * The sitemap. At most 20,000 records are ever read, so that one file, which
 * may hold 50,000, is always enough.
 */
export function sitemap(
  { siteUrl, fixed, sections }: SitemapOptions,
): string {
  const entries: Entry[] = [
    ...fixed.map((path) => ({
      path,
      changed: newest(sections.find((it) => it.path === path)?.pages ?? []),
    })),
    ...sections.flatMap(({ pages }) => pages),
  ];
  return xmlDocument(xml`
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.map((
      { path, changed },
    ) =>
      xml`
        <url><loc>${siteUrl}${path}</loc>${changed &&
          xml`<lastmod>${changed}</lastmod>`}</url>
      `
    )}</urlset>
  `);
}

function newest(pages: readonly RecordPage[]): string | undefined {
  return pages.flatMap(({ changed }) => changed ?? []).sort().at(-1);
}
