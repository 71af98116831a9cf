import type { RichNode } from "./rich-nodes.ts";

const blocks: ReadonlySet<string> = new Set([
  ...["p", "ul", "ol", "li", "br", "h1", "h2", "h3", "h4", "h5", "h6"],
  ...["hr", "table", "tr", "th", "td"],
]);

/** The text of a description, without tags, white space collapsed. */
export function plainText(nodes: readonly RichNode[]): string {
  return plainLines(nodes).replaceAll("\n", " ");
}

/**
 * The first paragraph of a description, on one line; if it has none, its first
 * heading or item.
 */
export function firstParagraph(nodes: readonly RichNode[]): string {
  // Text between blocks is a paragraph, too.
  const start = nodes.findIndex((node) =>
    (!isBlock(node) || tagOf(node) === "p") && plainText([node]) !== ""
  );
  if (start < 0) return plainLines(nodes).split("\n", 1)[0] ?? "";
  const rest = nodes.slice(start + 1);
  const end = isBlock(nodes[start]) ? 0 : rest.findIndex(isBlock);
  return plainText([nodes[start]!, ...end < 0 ? rest : rest.slice(0, end)]);
}

function tagOf(node?: RichNode): string {
  return typeof node === "object" ? node.tag : "";
}

function isBlock(node?: RichNode): boolean {
  const tag = tagOf(node);
  return tag !== "br" && blocks.has(tag);
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
  return parts.join("").replace(/ *\n[ \n]*/g, "\n").replace(/ +/g, " ").trim();
}
