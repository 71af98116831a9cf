import type { RichNode } from "../../content/text/rich-nodes.ts";

interface RichTextProps {
  nodes: readonly RichNode[];
}

/** A description from the content service, as React elements: never as raw HTML. */
export function RichText({ nodes }: RichTextProps) {
  return nodes.map((node, index) => {
    if (typeof node === "string") return node;
    const { tag: Tag, href, children } = node;
    if (Tag === "br") return <br key={index} />;
    const inner = <RichText nodes={children} />;
    return Tag === "a"
      ? <a key={index} href={href} rel="noopener noreferrer">{inner}</a>
      : <Tag key={index}>{inner}</Tag>;
  });
}
