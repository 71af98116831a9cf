import { site } from "../../../data/site.ts";
import type { ArticleView } from "../../content/views/article-view.ts";
import type { JobView } from "../../content/views/job-views.ts";
import { articlePath, jobPath, paths } from "../../addresses/paths.ts";
import { articleHtml } from "../../content/formats/article-html.ts";
import { feedLength } from "../../content/views/published.ts";
import { richHtml } from "../../content/text/rich-html.ts";
import { feedPaths } from "../../addresses/feed-paths.ts";
import { type Xml, xml, xmlDocument } from "../../lib/text/xml.ts";

/**
 * Atom requires a date for every entry (RFC 4287, 4.1.2). Articles without one
 * get the fallback date that their page shows, so that they do not look new.
 */
const undated = "2023-12-13T00:00:00.000Z";

interface Feed {
  path: string;
  title: string;
  /** The page that shows the same. */
  page: string;
  entries: { updated: string; body: Xml }[];
}

/** The newest articles as an Atom feed, with their whole texts. */
export function articleFeed(
  siteUrl: string,
  articles: readonly ArticleView[],
): string {
  return feed(siteUrl, {
    path: feedPaths.atom,
    title: `${site.name}: blog`,
    page: paths.blog,
    entries: articles.map((article) => {
      const { title, author, tags, description, createdAt, id } = article;
      const updated = article.updatedAt ?? createdAt ?? undated;
      const url = siteUrl + articlePath(id);
      return {
        updated,
        body: xml`
          <title>${title}</title><id>${url}</id>
          <link rel="alternate" type="text/html" href="${url}" />
          <link rel="alternate" type="text/markdown" href="${url}.md" />
          <updated>${updated}</updated>${createdAt &&
            xml`<published>${createdAt}</published>`}
          <author>
            <name>${author}</name>
          </author>${tags.map((tag) =>
            xml`
              <category term="${tag}" />
            `
          )}
          <summary>${description}</summary>
          <content type="html">${articleHtml(article, siteUrl)}</content>
        `,
      };
    }),
  });
}

/** The open jobs as an Atom feed. */
export function jobFeed(siteUrl: string, jobs: readonly JobView[]): string {
  return feed(siteUrl, {
    path: feedPaths.jobs,
    title: `${site.name}: open jobs`,
    page: paths.careers,
    entries: jobs.slice(0, feedLength).map((job) => {
      const { id, title, department, location, jobType, description } = job;
      const updated = job.postedAt ?? undated;
      const url = siteUrl + jobPath(id);
      const facts = [department, location, jobType].filter(Boolean);
      return {
        updated,
        body: xml`
          <title>${title}</title><id>${url}</id>
          <link rel="alternate" type="text/html" href="${url}" />
          <link rel="alternate" type="text/markdown" href="${url}.md" />
          <updated>${updated}</updated>${job.postedAt &&
            xml`<published>${job.postedAt}</published>`}${department && xml`
            <category term="${department}" />
          `}
          <summary>${facts.join(", ")}</summary>
          <content type="html">${richHtml(description).text}</content>
        `,
      };
    }),
  });
}

function feed(siteUrl: string, { path, title, page, entries }: Feed): string {
  const updated = entries.map((entry) => entry.updated).sort().at(-1);
  return xmlDocument(
    xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${title}</title><id>${siteUrl}${path}</id>
<link rel="self" type="application/atom+xml" href="${siteUrl}${path}"/>
<link rel="alternate" type="text/html" href="${siteUrl}${page}"/>
<updated>${updated ?? undated}</updated>
<author><name>${site.name}</name><uri>${siteUrl}/</uri></author>
<icon>${siteUrl}/favicon.ico</icon>
<logo>${siteUrl}/pictures/share/default.jpg</logo>${
      entries.map(({ body }) =>
        xml`
          <entry>${body}</entry>
        `
      )
    }
</feed>`,
  );
}
