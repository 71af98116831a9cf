import { team } from "../../agency/team/team.ts";
import type { ArticleView } from "./article-view.ts";
import words from "../../../data/words/blog.json" with { type: "json" };
import { LogoMark } from "../../ui/art/logo-mark.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";

/** An article's author, modification date and reading time. */
export function Byline(
  { author, updatedOn, updatedAt, minutes }: Pick<
    ArticleView,
    "author" | "updatedOn" | "updatedAt" | "minutes"
  >,
) {
  const portrait = team.people.find(({ name }) => name === author)?.portrait;
  return (
    <div className="byline">
      <div className="byline-face surface-accent">
        {portrait
          ? <Picture picture={portrait} kind="portrait" sizes="52px" alt="" />
          : <LogoMark />}
      </div>
      <dl>
        <div>
          <dt className="soft">{words.article.writtenBy}</dt>
          <dd dir="auto">{author}</dd>
        </div>
        <div>
          <dt className="soft">{words.article.updatedOn}</dt>
          <dd>
            <time dateTime={updatedAt}>{updatedOn}</time>
          </dd>
        </div>
        <div>
          <dt className="soft">{words.article.readingTime}</dt>
          <dd>{`${minutes} min`}</dd>
        </div>
      </dl>
    </div>
  );
}
