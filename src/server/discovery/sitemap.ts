import { projectList } from "../../../data/projects.ts";
import type { ArticleView } from "../../pages/blog/article-view.ts";
import { articlePath, jobPath, paths, projectPath } from "../../paths.ts";
import { xml, xmlDocument } from "../../lib/text/xml.ts";
import type { Lists } from "./published.ts";

interface Entry {
  path: string;
  /** A real date; a guess would teach crawlers to ignore it. */
  changed?: string;
}

export interface SitemapOptions extends Lists {
  siteUrl: string;
  /** Paths of the pages that need no content. */
  fixed: readonly string[];
}

/**
 * The sitemap. At most 20,000 records are ever read, so that one file, which
 * may hold 50,000, is always enough.
 */
export function sitemap(
  { siteUrl, fixed, articles, jobs }: SitemapOptions,
): string {
  const entries = [
    ...fixed.map((path): Entry => ({
      path,
      ...(path === paths.blog && newest(articles.map(changeOf))),
      ...(path === paths.careers && newest(jobs.map((job) => job.postedAt))),
    })),
    ...projectList.map(({ slug }): Entry => ({ path: projectPath(slug) })),
    ...articles.map((article): Entry => ({
      path: articlePath(article.id),
      changed: changeOf(article),
    })),
    ...jobs.map(({ id, postedAt }): Entry => ({
      path: jobPath(id),
      changed: postedAt,
    })),
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

function changeOf({ createdAt, updatedAt }: ArticleView): string | undefined {
  return updatedAt ?? createdAt;
}

function newest(dates: (string | undefined)[]): { changed?: string } {
  const changed = dates.filter((date) => date !== undefined).sort().at(-1);
  return changed ? { changed } : {};
}
