import type { RichNode } from "./rich-nodes.ts";

const characters: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Writes a description as HTML, with the allowed elements only. */
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
