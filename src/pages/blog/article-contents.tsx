import words from "../../../data/words/blog.json" with { type: "json" };
import { hasModifier } from "../../lib/has-modifier.ts";
import { useCurrentPart } from "./use-current-part.ts";

interface ArticleContentsProps {
  parts: readonly { anchor: string; title: string }[];
  lang?: string;
}

/**
 * The table of contents: next to the text on wide windows, collapsed above it
 * on narrow ones.
 */
export function ArticleContents({ parts, lang }: ArticleContentsProps) {
  const current = useCurrentPart(parts);
  return (
    <nav className="contents span-4" aria-labelledby="contents">
      <h2 id="contents">{words.article.contents}</h2>
      <details>
        <summary className="meta soft">
          {parts.length === 1 ? "1 part" : `${parts.length} parts`}
        </summary>
        <ol lang={lang}>
          {parts.map(({ anchor, title }) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                dir="auto"
                aria-current={anchor === current ? "true" : undefined}
                onClick={(event) => {
                  // It opens in another tab.
                  if (hasModifier(event.nativeEvent)) return;
                  // Later, because the browser's jump to the hash resets focus.
                  requestAnimationFrame(() => focusPart(anchor));
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Moves focus to the chosen part, so that screen readers continue there. */
function focusPart(anchor: string): void {
  const heading = document.getElementById(anchor)?.querySelector("h2");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
