import words from "../../../data/words/blog.json" with { type: "json" };
import { CoverImage } from "./cover-image.tsx";
import { Link } from "react-router-dom";
import { Pill } from "../../ui/controls/pill.tsx";
import type { PostLink, RelatedPost, RelatedPosts } from "./article.server.ts";
import { articlePath } from "../../paths.ts";
import { parts } from "../../ui/controls/parts.ts";

interface FurtherReadingProps {
  related: RelatedPosts;
}

/** After an article: related posts, and the previous and next post by date. */
export function FurtherReading({ related }: FurtherReadingProps) {
  const { posts, newer, older } = related;
  return (
    <div className="further wrap">
      {posts.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className="heading-3">{words.article.related}</h2>
          <ul className="blog-grid">
            {posts.map((post) => (
              <li key={post.id}>
                <RelatedCard post={post} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {(newer ?? older) && (
        <nav className="neighbours" aria-label={words.article.neighbours}>
          {older && (
            <Neighbour rel="prev" label={words.article.previous} post={older} />
          )}
          {newer && (
            <Neighbour rel="next" label={words.article.next} post={newer} />
          )}
        </nav>
      )}
    </div>
  );
}

function RelatedCard({ post }: { post: RelatedPost }) {
  const { id, title, lang, category, date, image } = post;
  return (
    <article
      className="card blog-card"
      {...parts.card}
      aria-label={title}
      lang={lang}
    >
      <div className="card-picture" {...parts.cardPicture}>
        <CoverImage
          src={image}
          sizes="(width >= 43.75em) 30vw, 120px"
          alt=""
        />
      </div>
      <p className="card-facts meta soft" lang={lang && "en"}>
        {category && <Pill>{category}</Pill>} {date}
      </p>
      <h3 className="heading-4">
        <Link className="card-link" to={articlePath(id)} dir="auto">
          {title}
        </Link>
      </h3>
    </article>
  );
}

interface NeighbourProps {
  rel: "next" | "prev";
  label: string;
  post: PostLink;
}

function Neighbour({ rel, label, post }: NeighbourProps) {
  return (
    <Link className="neighbour" rel={rel} to={articlePath(post.id)}>
      <span className="meta soft">{label}</span>
      <span className="heading-4" dir="auto" lang={post.lang}>
        {post.title}
      </span>
    </Link>
  );
}
