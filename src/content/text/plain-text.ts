import type { RichNode } from "./rich-nodes.ts";

const blocks: ReadonlySet<string> = new Set([
  ...["p", "ul", "ol", "li", "br", "h1", "h2", "h3", "h4", "h5", "h6"],
  ...["hr", "table", "tr", "th", "td"],
]);

/** The text of a description, without tags, white space collapsed. */
export function plainText(nodes: readonly RichNode[]): string {
  return plainLines(nodes).replaceAll("\n", " ");
}

/** The text of a description, with a line for each paragraph and list item. */
export function plainLines(nodes: readonly RichNode[]): string {
  const parts: string[] = [];
  // Null is the edge of a block.
  const stack: (RichNode | null)[] = nodes.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node === null) {
      parts.push("\n");
    } else if (typeof node === "string") {
      parts.push(node.replace(/\s+/g, " "));
    } else {
      const edge = blocks.has(node.tag) ? [null] : [];
      stack.push(...edge, ...node.children.toReversed(), ...edge);
    }
  }
  return parts.join("").replace(/ +/g, " ").replace(/ ?\n[ \n]*/g, "\n").trim();
}
