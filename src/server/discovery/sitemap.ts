import { projects } from "../../../data/projects.ts";
import type { ArticleView } from "../../content/views/article-view.ts";
import { pictureFile } from "../../components/pictures/picture-kinds.ts";
import {
  articlePath,
  jobPath,
  paths,
  projectPath,
} from "../../addresses/paths.ts";
import { absolute } from "../../addresses/absolute.ts";
import { type Xml, xml, xmlDocument } from "../../lib/text/xml.ts";
import type { Lists } from "../../content/views/published.ts";

interface Entry {
  path: string;
  /** A real date; a guess would teach crawlers to ignore it. */
  changed?: string;
  images?: string[];
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
    ...projects.map(({ slug, showcase }): Entry => ({
      path: projectPath(slug),
      images: [
        pictureFile(`${slug}/cover`, 1600, "webp"),
        ...showcase.map(({ picture, kind }) =>
          pictureFile(picture, kind === "full" ? 1600 : 800, "webp")
        ),
      ],
    })),
    ...articles.map((article): Entry => ({
      path: articlePath(article.id),
      changed: changeOf(article),
      images: article.cover ? [article.cover] : [],
    })),
    ...jobs.map(({ id, postedAt }): Entry => ({
      path: jobPath(id),
      changed: postedAt,
    })),
  ];
  return xmlDocument(xml`
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
      xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${entries
        .map((entry) => urlOf(entry, siteUrl))}
    </urlset>
  `);
}

function urlOf({ path, changed, images = [] }: Entry, siteUrl: string): Xml {
  return xml`
    <url><loc>${siteUrl}${path}</loc>${changed &&
      xml`<lastmod>${changed}</lastmod>`}${images.map((image) =>
        xml`
          <image:image>
            <image:loc>${absolute(image, siteUrl)}</image:loc>
          </image:image>
        `
      )}</url>
  `;
}

function changeOf({ createdAt, updatedAt }: ArticleView): string | undefined {
  return updatedAt ?? createdAt;
}

function newest(dates: (string | undefined)[]): { changed?: string } {
  const changed = dates.filter((date) => date !== undefined).sort().at(-1);
  return changed ? { changed } : {};
}
