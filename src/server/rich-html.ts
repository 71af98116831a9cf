import type { RichNode } from "../content/rich-nodes.ts";

const characters: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A description as HTML again: only elements that the site allows. */
export function richHtml(nodes: readonly RichNode[]): string {
  return nodes.map((node) => {
    if (typeof node === "string") return escaped(node);
    if (node.tag === "br") return "<br>";
    const href = node.href ? ` href="${escaped(node.href)}"` : "";
    return `<${node.tag}${href}>${richHtml(node.children)}</${node.tag}>`;
  }).join("");
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => characters[character] ?? "");
}
