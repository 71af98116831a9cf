import type { ArticleView } from "../../content/views/article-view.ts";
import type { JobView } from "../../content/views/job-views.ts";
import { shortened } from "../../content/text/labels.ts";

/** The words of a share picture, and its background colour. */
export interface Card {
  sky: "paper" | "laterite";
  title: string;
  /** Short facts above the title. */
  facts: string[];
}

/** The card of an article: its category and author. */
export function articleCard({ title, tags, author }: ArticleView): Card {
  return card("paper", title, [tags[0], author]);
}

/** The card of a job: where it is and of which kind. */
export function jobCard({ title, location, jobType }: JobView): Card {
  return card("laterite", title, [location, jobType]);
}

function card(
  sky: Card["sky"],
  title: string,
  facts: (string | undefined)[],
): Card {
  return {
    sky,
    title: line(title, 110),
    facts: facts.flatMap((fact) => fact?.trim() ? [line(fact, 40)] : []),
  };
}

/** On one line, without the signs that the lettering has no shapes for. */
function line(text: string, length: number): string {
  return shortened(
    text.toWellFormed().replace(/[\p{Emoji_Presentation}\u200d\ufe0f]/gu, "")
      .replace(/[\p{Cc}\s]+/gu, " ").trim(),
    length,
  );
}
