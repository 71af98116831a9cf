import { CoverImage } from "../../components/pictures/cover-image.tsx";
import { Pills } from "../../components/controls/pill.tsx";
import { TextLink } from "../../components/controls/text-link.tsx";
import type { ArticleView } from "../../content/views/article-view.ts";
import { readingMinutes } from "../../content/views/reading-time.ts";
import { Share } from "../../layout/views/share.tsx";
import { articlePath, paths } from "../../addresses/paths.ts";
import { ArticleContents } from "./article-contents.tsx";
import { Byline } from "./byline.tsx";

interface ArticleBodyProps {
  article: ArticleView;
}

/** An article: tags, title, byline, cover, table of contents and text. */
export function ArticleBody({ article }: ArticleBodyProps) {
  const { id, title, tags, cover, paragraphs } = article;
  const parts = paragraphs.flatMap(({ anchor, title }) =>
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
        {parts.length > 0 && <ArticleContents parts={parts} />}
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
