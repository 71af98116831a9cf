import { site } from "../../../data/site.ts";
import { type Piece, piecesOf } from "../../lib/text/inline-markdown.ts";
import { Anchor } from "../controls/anchor.tsx";
import { fillIn } from "./fill-in.ts";
import { MailAddress } from "./mail-address.tsx";

/**
 * A text with inline Markdown (see `piecesOf`) and values in its placeholders.
 */
export function InlineMarkdown({ text }: { text: string }) {
  const pieces = piecesOf(fillIn(text));
  const [first] = pieces;
  if (pieces.length === 1 && typeof first === "string") return first;
  return pieces.map((piece, index) => (
    <MarkdownPiece
      key={index}
      piece={piece}
    />
  ));
}

function MarkdownPiece({ piece }: { piece: Piece }) {
  if (typeof piece === "string") return <span>{piece}</span>;
  switch (piece.type) {
    case "strong":
      return <strong>{piece.text}</strong>;
    case "em":
      return <em>{piece.text}</em>;
    case "link":
      return <Anchor to={piece.href}>{piece.text}</Anchor>;
    case "line":
      return <br />;
    case "mail":
      return (
        <a href={`mailto:${site.email}`}>
          <MailAddress address={site.email} />
        </a>
      );
  }
}
