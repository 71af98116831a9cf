import { articlePath } from "../../paths.ts";
import type { BlogCard as Post } from "./blog-cards.ts";
import { CoverImage } from "./cover-image.tsx";
import { Link } from "react-router-dom";
import { Highlighted } from "./highlighted.tsx";
import { parts } from "../../ui/controls/parts.ts";

interface BlogCardProps extends Omit<Post, "featured"> {
  /** Takes a whole row on wide windows: every fourth card of a section. */
  wide?: boolean;
  priority?: boolean;
  /** The search text, highlighted in title and category. */
  words?: string;
}

/** On phones only the first post's cover is large. */
function sizesOf({ wide, priority }: BlogCardProps): string {
  return `(width >= 62.5em) ${wide ? 54 : 30}vw, (width >= 43.75em) 45vw, ${
    priority ? "92vw" : "120px"
  }`;
}

/**
 * A post: cover, category, date, title and preview. The whole card is one link.
 */
export function BlogCard(props: BlogCardProps) {
  const { wide = false, lang, category, date, words } = props;
  return (
    <article
      className={wide ? "card blog-card wide" : "card blog-card"}
      {...parts.card}
      aria-label={props.title}
      lang={lang}
    >
      <div className="card-picture" {...parts.cardPicture}>
        <CoverImage
          src={props.image}
          sizes={sizesOf(props)}
          alt=""
          priority={props.priority}
        />
      </div>
      <div className="blog-card-text">
        <p className="card-facts meta soft" lang={lang && "en"}>
          {category && (
            <span className="pill" dir="auto">
              <Highlighted text={category} words={words} />
            </span>
          )} {date}
        </p>
        <h3 className="card-title">
          <Link className="card-link" to={articlePath(props.id)} dir="auto">
            <Highlighted text={props.title} words={words} />
          </Link>
        </h3>
        <p className="card-preview soft excerpt" dir="auto">
          {props.previewText}
        </p>
      </div>
    </article>
  );
}
