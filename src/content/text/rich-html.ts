import { type Xml, xml } from "../../lib/text/xml.ts";
import type { RichNode } from "./rich-nodes.ts";

/** Writes a description as HTML, with the allowed elements only. */
export function richHtml(nodes: readonly RichNode[]): Xml {
  return xml`${
    nodes.map((node) => {
      if (typeof node === "string") return node;
      if (node.tag === "br") return xml`<br>`;
      const { tag, href } = node;
      const inside = richHtml(node.children);
      return href
        ? xml`<${tag} href="${href}">${inside}</${tag}>`
        : xml`<${tag}>${inside}</${tag}>`;
    })
  }`;
}
