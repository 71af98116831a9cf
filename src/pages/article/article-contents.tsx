import { Link } from "../../components/link.tsx";
import { useCurrentPart } from "./use-current-part.ts";

interface ArticleContentsProps {
  parts: readonly { anchor: string; title: string }[];
}

/**
 * The list of an article's titled paragraphs: beside the text on wide
 * windows, closed above it on narrow ones.
 */
export function ArticleContents({ parts }: ArticleContentsProps) {
  const current = useCurrentPart(parts);
  return (
    <nav className="contents span-4" aria-labelledby="contents">
      <h2 id="contents">CONTENT</h2>
      <details>
        <summary className="meta soft">
          {parts.length === 1 ? "1 part" : `${parts.length} parts`}
        </summary>
        <ol>
          {parts.map(({ anchor, title }) => (
            <li key={anchor}>
              <Link
                to={`#${anchor}`}
                dir="auto"
                aria-current={anchor === current ? "true" : undefined}
                onClick={() => focusPart(anchor)}
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Keyboards and screen readers go on where the visitor chose to read. */
function focusPart(anchor: string): void {
  const heading = document.querySelector<HTMLElement>(`#${anchor} > h2`);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
