import { site } from "../../../data/site.ts";
import { piecesOf } from "../../lib/text/inline-markdown.ts";
import { fillIn } from "./fill-in.ts";

/** A text as `InlineMarkdown` shows it, for places that take no elements. */
export function withoutMarkdown(text: string): string {
  return piecesOf(fillIn(text)).map((piece) => {
    if (typeof piece === "string") return piece;
    if ("text" in piece) return piece.text;
    return piece.type === "mail" ? site.email : " ";
  }).join("");
}
