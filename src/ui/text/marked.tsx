import { site } from "../../../data/site.ts";
import { type Piece, piecesOf } from "../../lib/text/marks.ts";
import { Anchor } from "../controls/anchor.tsx";
import { fillIn } from "./fill-in.ts";
import { MailAddress } from "./mail-address.tsx";

/** A text with its marks (see `piecesOf`) and values in its placeholders. */
export function Marked({ text }: { text: string }) {
  const pieces = piecesOf(fillIn(text));
  const [first] = pieces;
  if (pieces.length === 1 && typeof first === "string") return first;
  return pieces.map((piece, index) => (
    <MarkedPiece
      key={index}
      piece={piece}
    />
  ));
}

function MarkedPiece({ piece }: { piece: Piece }) {
  if (typeof piece === "string") return <span>{piece}</span>;
  switch (piece.mark) {
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
