import type { RichNode } from "./rich-nodes.ts";

const blocks: ReadonlySet<string> = new Set(["p", "ul", "ol", "li", "br"]);

/** The text of a description, without tags, white space collapsed. */
export function plainText(nodes: readonly RichNode[]): string {
  const parts: string[] = [];
  const stack: RichNode[] = nodes.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node === "string") {
      parts.push(node);
      continue;
    }
    const edge = blocks.has(node.tag) ? [" "] : [];
    stack.push(...edge, ...node.children.toReversed(), ...edge);
  }
  return parts.join("").replace(/\s+/g, " ").trim();
}
