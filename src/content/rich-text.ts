import { readTokens } from "./html-tokens.ts";
import type { RichNode } from "./rich-nodes.ts";
import { createRichTextBuilder } from "./rich-text-builder.ts";
import { wellFormed } from "./text.ts";

/** Elements whose content is no text for readers. */
const silent = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "iframe",
  "object",
  "textarea",
  "title",
  "svg",
  "math",
]);

const blocks: ReadonlySet<string> = new Set(["p", "ul", "ol", "li", "br"]);

/** The longest description that is read, in characters. */
const longest = 200_000;

/**
 * Parses a description's HTML into allowed elements and text, in linear time.
 * Scripts, styles and their kin vanish with their content; of other unknown
 * elements the text stays. What comes out nests as HTML allows.
 */
export function parseRichText(html: string): RichNode[] {
  const builder = createRichTextBuilder();
  let muted = "";
  let depth = 0;
  readTokens(wellFormed(html.slice(0, longest)), {
    open(name, href, isEmpty) {
      if (muted) {
        if (name === muted && !isEmpty) depth++;
      } else if (!silent.has(name)) {
        builder.open(name, href);
      } else if (!isEmpty) {
        muted = name;
        depth = 1;
      }
    },
    close(name) {
      if (!muted) builder.close(name);
      else if (name === muted && --depth === 0) muted = "";
    },
    text(text) {
      if (!muted) builder.text(text);
    },
  });
  return builder.end();
}

/** The text of a description, its tags stripped, white space collapsed. */
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
