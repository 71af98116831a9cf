import { absolute } from "../../addresses/absolute.ts";
import {
  fencedCode,
  oneLine,
  plain,
  richMarkdown,
} from "../text/rich-markdown.ts";
import type { ArticlePart } from "../views/article-view.ts";

/** A part of an article's body as Markdown. */
export function partMarkdown(part: ArticlePart, siteUrl: string): string {
  switch (part.type) {
    case "picture":
      return join([
        picture(part.alt, part.image, siteUrl),
        part.caption && oneLine(part.caption),
      ]);
    case "quote": {
      const text = join([
        richMarkdown(part.nodes),
        part.source && oneLine(part.source),
      ]);
      return text.replace(/^/gm, "> ").replace(/ +$/gm, "");
    }
    case "list":
      return part.items.map((item, index) => {
        const mark = part.isOrdered ? `${index + 1}. ` : "- ";
        return mark + richMarkdown(item).replaceAll("\n", "\n  ");
      }).join("\n");
    case "code":
      return join([
        fencedCode(part.tokens, part.language),
        part.caption && oneLine(part.caption),
      ]);
    default:
      return join([
        part.title && `## ${oneLine(part.title)}`,
        part.nodes ? richMarkdown(part.nodes) : part.text && plain(part.text),
      ]);
  }
}

/** A picture as Markdown, with an absolute address. */
export function picture(
  alt = "",
  address: string,
  siteUrl: string,
): string {
  return `![${oneLine(alt)}](<${absolute(address, siteUrl)}>)`;
}

function join(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join("\n\n");
}
