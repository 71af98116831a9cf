import words from "../../../data/words/blog.json" with { type: "json" };
import { Link } from "react-router-dom";
import type { Archive } from "./pagination.ts";
import type { BlogFilter } from "./blog-list.ts";
import { parts } from "../../ui/controls/parts.ts";
import { articlePath, blogPath } from "../../paths.ts";

interface PostArchiveProps {
  archive: Archive;
  filter: BlogFilter;
}

/**
 * All posts as plain, paginated links, so that each can be reached without
 * JavaScript. The links load documents, because a client has only the current
 * page of a long list.
 */
export function PostArchive({ archive, filter }: PostArchiveProps) {
  const { entries, page, pages } = archive;
  const { q, tag } = filter;
  const isFiltered = q.trim() !== "" || tag !== "";
  const pageLink = (to: number, rel: "next" | "prev", label: string) => (
    <Link
      className="text-link"
      to={`${blogPath({ q, tag, page: to })}#archive`}
      rel={rel}
      reloadDocument
      {...parts.document}
    >
      {label}
    </Link>
  );
  return (
    <nav id="archive" className="archive" aria-labelledby="archive-title">
      <p id="archive-title" className="heading-3">
        <span>{isFiltered ? words.list.found : words.list.all}</span>
        {pages > 1 && (
          <span className="meta soft">{` Page ${page} of ${pages}`}</span>
        )}
      </p>
      <ul>
        {entries.map(({ id, title, date }) => (
          <li key={id}>
            <Link to={articlePath(id)} dir="auto">{title}</Link>
            {date && <span className="meta soft">{date}</span>}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="cluster">
          {page > 1 && pageLink(page - 1, "prev", words.list.newer)}{" "}
          {page < pages && pageLink(page + 1, "next", words.list.older)}
        </div>
      )}
    </nav>
  );
}
