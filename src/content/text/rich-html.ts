import { type Xml, xml } from "../../lib/text/xml.ts";
import { absolute } from "../../lib/text/absolute.ts";
import type { RichNode } from "./rich-nodes.ts";

/**
 * Writes a description as HTML, with the allowed elements only, for readers
 * elsewhere: links of the site are absolute.
 */
export function richHtml(nodes: readonly RichNode[], siteUrl: string): Xml {
  return xml`${
    nodes.map((node) => {
      if (typeof node === "string") return node;
      const { tag, href } = node;
      if (tag === "br" || tag === "hr") return xml`<${tag}>`;
      if (tag === "th") {
        return xml`<th scope="col">${richHtml(node.children, siteUrl)}</th>`;
      }
      const inside = richHtml(node.children, siteUrl);
      return href
        ? xml`<${tag} href="${absolute(href, siteUrl)}">${inside}</${tag}>`
        : xml`<${tag}>${inside}</${tag}>`;
    })
  }`;
}
