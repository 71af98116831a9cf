import { CoverImage } from "../../components/cover-image.tsx";
import { Pills } from "../../components/pill.tsx";
import { TextLink } from "../../components/text-link.tsx";
import type { ArticleView } from "../../content/article-view.ts";
import { readingMinutes } from "../../content/reading-time.ts";
import { Share } from "../../layout/share.tsx";
import { articlePath, paths } from "../../paths.ts";
import { ArticleContents } from "./article-contents.tsx";
import { Byline } from "./byline.tsx";

export interface ArticleBodyProps {
  article: ArticleView;
}

/** An article: tags, title, author and date, cover, contents and text. */
export function ArticleBody({ article }: ArticleBodyProps) {
  const { id, title, tags, cover, paragraphs } = article;
  const titled = paragraphs.flatMap(({ anchor, title }) =>
    anchor && title ? [{ anchor, title }] : []
  );
  const minutes = readingMinutes(paragraphs.map(({ text }) => text));
  return (
    <article className="article wrap">
      <Pills labels={tags} />
      <h1 dir="auto">{title}</h1>
      <Byline {...article} minutes={minutes} />
      <div className="article-cover page-picture">
        <CoverImage src={cover} sizes="92vw" alt="" priority />
      </div>
      <div className="article-parts grid">
        {titled.length > 0 && <ArticleContents parts={titled} />}
        <div className="article-text span-6 from-6">
          {paragraphs.map(({ anchor, title, text }, index) => (
            <section key={index} id={anchor} className="prose">
              {title && <h2 className="f3" dir="auto">{title}</h2>}
              {text && <p dir="auto">{text}</p>}
            </section>
          ))}
          <Share path={articlePath(id)} title={title} />
          <TextLink to={paths.blog}>All posts</TextLink>
        </div>
      </div>
    </article>
  );
}
