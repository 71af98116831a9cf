import type { ArticlePart, ArticleView } from "./article-view.ts";

/** A paragraph and the pictures, quotes, lists and code that follow it. */
export interface ArticleSection {
  anchor?: string;
  title?: string;
  parts: ArticlePart[];
}

/** The sections of an article's text: each paragraph begins one. */
export function sectionsOf({ parts }: Pick<ArticleView, "parts">) {
  const sections: ArticleSection[] = [];
  for (const part of parts) {
    const last = sections.at(-1);
    if (part.type && last) last.parts.push(part);
    else {
      const { anchor, title }: Omit<ArticleSection, "parts"> = part.type
        ? {}
        : part;
      sections.push({ anchor, title, parts: [part] });
    }
  }
  return sections;
}
