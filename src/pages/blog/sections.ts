import type { ArticlePart, ArticleView } from "./article-view.ts";

/** A titled paragraph and everything up to the next one. */
interface ArticleSection {
  anchor?: string;
  title?: string;
  parts: ArticlePart[];
}

/** The sections of an article's text: each paragraph with a title begins one. */
export function sectionsOf({ parts }: Pick<ArticleView, "parts">) {
  const sections: ArticleSection[] = [];
  for (const part of parts) {
    const last = sections.at(-1);
    if (last && (part.type || !part.title)) last.parts.push(part);
    else {
      const { anchor, title }: Omit<ArticleSection, "parts"> = part.type
        ? {}
        : part;
      sections.push({ anchor, title, parts: [part] });
    }
  }
  return sections;
}
