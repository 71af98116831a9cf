import { type Xml, xml } from "../../lib/text/xml.ts";
import { absolute } from "../../lib/text/absolute.ts";
import { isTextBlock, type RichNode } from "./rich-nodes.ts";

/**
 * Writes a description as HTML, with the allowed elements only, for readers
 * elsewhere: links of the site are absolute.
 * @param dir Lets each block find its own direction.
 */
export function richHtml(
  nodes: readonly RichNode[],
  siteUrl: string,
  dir?: "auto",
): Xml {
  return xml`${
    nodes.map((node) => {
      if (typeof node === "string") return node;
      const { tag, href } = node;
      if (tag === "br" || tag === "hr") return xml`<${tag}>`;
      if (tag === "th") {
        return xml`<th scope="col">${richHtml(node.children, siteUrl)}</th>`;
      }
      const inside = richHtml(node.children, siteUrl);
      if (href) {
        return xml`<${tag} href="${
          absolute(href, siteUrl)
        }">${inside}</${tag}>`;
      }
      return dir && isTextBlock(tag)
        ? xml`<${tag} dir="${dir}">${inside}</${tag}>`
        : xml`<${tag}>${inside}</${tag}>`;
    })
  }`;
}
