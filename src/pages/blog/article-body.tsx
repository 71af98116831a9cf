import words from "../../../data/words/blog.json" with { type: "json" };
import { CoverImage } from "./cover-image.tsx";
import { Pills } from "../../ui/controls/pill.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import type { ArticleView } from "./article-view.ts";
import { Share } from "./share.tsx";
import { articlePath, paths } from "../../paths.ts";
import { ArticleEnd } from "./article-end.tsx";
import { ArticleContents } from "./article-contents.tsx";
import { ArticlePart } from "./article-part.tsx";
import { Byline } from "./byline.tsx";
import { sectionsOf } from "./sections.ts";
import { parts } from "../../ui/controls/parts.ts";

interface ArticleBodyProps {
  article: ArticleView;
}

/** An article: tags, title, byline, cover, table of contents and text. */
export function ArticleBody({ article }: ArticleBodyProps) {
  const { id, title, lang, tags, cover, coverAlt = "" } = article;
  const sections = sectionsOf(article);
  const titled = sections.flatMap(({ anchor, title }) =>
    anchor && title ? [{ anchor, title }] : []
  );
  return (
    <article className="article wrap">
      <Pills labels={tags} />
      <h1 dir="auto" lang={lang}>{title}</h1>
      <Byline {...article} />
      <div
        className="article-cover page-picture"
        {...parts.pagePicture}
        lang={lang}
      >
        <CoverImage src={cover} sizes="91vw" alt={coverAlt} wide priority />
      </div>
      <div className="article-parts grid">
        {titled.length > 0 && <ArticleContents parts={titled} lang={lang} />}
        <div className="article-text span-6 from-6">
          {sections.map(({ anchor, parts }, index) => (
            <section key={index} id={anchor} className="prose" lang={lang}>
              {parts.map((part, index) => (
                <ArticlePart key={index} part={part} />
              ))}
            </section>
          ))}
          <ArticleEnd {...article} />
          <Share path={articlePath(id)} title={title} />
          <TextLink to={paths.blog}>{words.list.all}</TextLink>
        </div>
      </div>
    </article>
  );
}
