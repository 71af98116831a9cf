import { site } from "../../../data/site.ts";
import { type ArticleView, fallbackDate } from "./article-view.ts";
import { articlePath, feedPaths, paths } from "../../paths.ts";
import { type Xml, xml, xmlDocument } from "../../lib/text/xml.ts";
import { articleHtml } from "./article-html.server.ts";
import { feedId } from "./feed-id.server.ts";

/** The newest articles as an Atom feed, with full text. */
export function atomFeed(
  siteUrl: string,
  articles: readonly ArticleView[],
): string {
  const address = siteUrl + feedPaths.atom;
  return xmlDocument(
    xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${site.name}: blog</title><id>${feedId(siteUrl)}</id>
<link rel="self" type="application/atom+xml" href="${address}"/>
<link rel="alternate" type="text/html" href="${siteUrl}${paths.blog}"/>
<updated>${articles.map(changeOf).sort().at(-1) ?? fallbackDate}</updated>
<author><name>${site.name}</name><uri>${siteUrl}/</uri></author>
<icon>${siteUrl}/favicon.ico</icon>
<logo>${siteUrl}/pictures/share/default.jpg</logo>${
      articles.map((article) => entry(article, siteUrl))
    }
</feed>`,
  );
}

function entry(article: ArticleView, siteUrl: string): Xml {
  const { title, lang = "en", author, tags, description, createdAt } = article;
  const url = siteUrl + articlePath(article.id);
  return xml`
    <entry xml:lang="${lang}">
      <title>${title}</title><id>${feedId(siteUrl, article.id)}</id>
      <link rel="alternate" type="text/html" href="${url}" />
      <updated>${changeOf(article)}</updated>${createdAt &&
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
    </entry>
  `;
}

/**
 * Atom requires a date for every entry (RFC 4287, 4.1.2). Articles without one
 * get the date that their page shows, so that they do not look new.
 */
function changeOf({ updatedAt, createdAt }: ArticleView): string {
  return updatedAt ?? createdAt ?? fallbackDate;
}
