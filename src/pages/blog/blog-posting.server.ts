import type { BlogPosting } from "schema-dts";
import { site } from "../../../data/site.ts";
import type { ArticleView } from "./article-view.ts";
import { articlePath } from "../../paths.ts";
import { absolute } from "../../lib/text/absolute.ts";
import { agencyReference } from "../agency.server.ts";
import {
  coverSharePicture,
  drawnSharePicture,
  type SharePicture,
} from "../../agency/pictures/share-picture.server.ts";

/** An article's share picture: its cover, or the blog's picture. */
export function articleSharePicture(
  { cover = "", coverAlt, title }: ArticleView,
): SharePicture {
  return coverSharePicture(cover, coverAlt ?? title) ??
    drawnSharePicture("blog");
}

/** An article; missing dates are omitted. */
export function blogPosting(
  article: ArticleView,
  siteUrl: string,
): BlogPosting {
  const url = siteUrl + articlePath(article.id);
  const { createdAt, updatedAt, cover, author, tags } = article;
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: article.title,
    description: article.description,
    url,
    mainEntityOfPage: url,
    image: [
      ...(cover ? [absolute(cover, siteUrl)] : []),
      ...article.parts.flatMap((part) =>
        part.type === "picture" ? [absolute(part.image, siteUrl)] : []
      ),
      siteUrl + articleSharePicture(article).path,
    ],
    timeRequired: `PT${article.minutes}M`,
    inLanguage: article.lang ?? "en",
    author: author === site.name
      ? agencyReference(siteUrl)
      : { "@type": "Person", name: author },
    publisher: agencyReference(siteUrl),
    ...(createdAt && { datePublished: createdAt }),
    ...(updatedAt && { dateModified: updatedAt }),
    ...(tags.length > 0 && { articleSection: tags[0], keywords: tags }),
  };
}
