import { isTextBlock, type RichNode } from "../../content/text/rich-nodes.ts";
import { Anchor } from "./anchor.tsx";

interface RichTextProps {
  nodes: readonly RichNode[];
  /** Lets each block find its own direction. */
  dir?: "auto";
}

/** Text with links and emphasis from the content service, never raw HTML. */
export function RichText({ nodes, dir }: RichTextProps) {
  return nodes.map((node, index) => {
    if (typeof node === "string") return node;
    const { tag: Tag, href, children } = node;
    if (Tag === "br" || Tag === "hr") return <Tag key={index} />;
    const inner = <RichText nodes={children} />;
    if (Tag === "th") return <th key={index} scope="col">{inner}</th>;
    if (Tag === "table") {
      return (
        // Focusable, so that the keyboard can scroll it.
        <div
          key={index}
          className="table-scroll"
          role="group"
          aria-label="Table"
          tabIndex={0}
        >
          <table dir={dir}>{inner}</table>
        </div>
      );
    }
    return Tag === "a" && href
      ? (
        <Anchor
          key={index}
          to={href}
          // The server knows whether an address with a query has moved.
          reloadDocument={href.includes("?") || undefined}
          rel={href.startsWith("/") ? undefined : "noopener noreferrer"}
        >
          {inner}
        </Anchor>
      )
      : <Tag key={index} dir={isTextBlock(Tag) ? dir : undefined}>{inner}</Tag>;
  });
}
