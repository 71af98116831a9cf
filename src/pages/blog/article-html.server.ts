import { absolute } from "../../lib/text/absolute.ts";
import { type Xml, xml } from "../../lib/text/xml.ts";
import { richHtml } from "../../content/text/rich-html.ts";
import type { RichNode } from "../../content/text/rich-nodes.ts";
import type { ArticlePart, ArticleView } from "./article-view.ts";
import type { CodeToken } from "./highlight.server.ts";

/** An article as HTML for feed readers: no classes, absolute URLs. */
export function articleHtml({ parts }: ArticleView, siteUrl: string): string {
  return parts.map((part) => partHtml(part, siteUrl).text).join("");
}

function partHtml(part: ArticlePart, siteUrl: string): Xml {
  switch (part.type) {
    case "picture": {
      const { image, alt, caption } = part;
      return figure(
        xml`<img src="${absolute(image, siteUrl)}" alt="${alt}">`,
        caption,
      );
    }
    case "quote":
      return figure(
        xml`<blockquote dir="auto">${
          textHtml(part.nodes, siteUrl)
        }</blockquote>`,
        part.source,
      );
    case "list": {
      const items = part.items.map((item) =>
        xml`<li>${textHtml(item, siteUrl)}</li>`
      );
      return part.isOrdered
        ? xml`<ol dir="auto">${items}</ol>`
        : xml`<ul dir="auto">${items}</ul>`;
    }
    case "code":
      return figure(
        xml`<pre dir="ltr"><code>${codeText(part.tokens)}</code></pre>`,
        part.caption,
      );
    default: {
      const { title, anchor, text, nodes } = part;
      return xml`${title && xml`<h2 id="${anchor}" dir="auto">${title}</h2>`}${
        text && xml`<p dir="auto">${textHtml([text.trim()], siteUrl)}</p>`
      }${nodes && textHtml(nodes, siteUrl, "auto")}`;
    }
  }
}

/** Text whose lines are kept, as the page keeps them by its style. */
function textHtml(
  nodes: readonly RichNode[],
  siteUrl: string,
  dir?: "auto",
): Xml {
  return richHtml(withBreaks(nodes), siteUrl, dir);
}

function withBreaks(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] =>
    typeof node === "string"
      ? node.split(/\r\n?|\n/).flatMap((line, index) =>
        index === 0 ? [line] : [{ tag: "br", children: [] }, line]
      )
      : [{ ...node, children: withBreaks(node.children) }]
  );
}

function figure(content: Xml, caption?: string): Xml {
  const line = caption && xml`<figcaption dir="auto">${caption}</figcaption>`;
  return xml`<figure>${content}${line}</figure>`;
}

/** The text of a code block. */
function codeText(tokens: readonly CodeToken[]): string {
  return tokens.map((it) => typeof it === "string" ? it : it[1]).join("");
}
