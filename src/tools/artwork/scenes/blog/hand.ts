import { html, type Part } from "../../markup.ts";
import { house } from "../../house.ts";
import { finger, type Skin } from "../people/features.ts";

const writer: Skin = {
  base: "#8f5a36",
  shade: "#6f4226",
  light: "#a97049",
  nail: "#e0a88c",
  lips: ["", ""],
};

/** A right hand from the lower right; the tip of its tool is at 304, 186. */
export function writing(tool: Part): Part {
  return html`
    ${finger(470, 240, 66, -84, writer, 36)}
    ${finger(462, 208, 76, -82, writer, 37)}
    ${finger(452, 172, 84, -78, writer, 38)}
    <path fill="${writer.base}"
      d="M424 116q34-26 66 4l46 48 64 88v84l-44-6-82-66q-42-20-50-90z" />
    <path fill="${writer
      .shade}" d="M470 262l30 6q50 20 100 10v62l-44-6-82-66z" />
    <path fill="${house.laterite}" d="M540 338l60-84v146h-90z" />
    <path fill="#7d2a12" d="M540 338l14-20 46 34v48h-90z" />
    ${tool}
    ${finger(436, 206, 92, -50, writer, 40)}
    ${finger(446, 128, 90, -97, writer, 39)}
    <path fill="${writer
      .base}" d="M424 112l50-2 24 60-20 60-40 4-26-28 22-40z" />
  `;
}
