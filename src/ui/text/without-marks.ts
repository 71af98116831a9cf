import { site } from "../../../data/site.ts";
import { piecesOf } from "../../lib/text/marks.ts";
import { fillIn } from "./fill-in.ts";

/** A text as `Marked` shows it, for places that take no elements. */
export function withoutMarks(text: string): string {
  return piecesOf(fillIn(text)).map((piece) => {
    if (typeof piece === "string") return piece;
    if ("text" in piece) return piece.text;
    return piece.mark === "mail" ? site.email : " ";
  }).join("");
}
