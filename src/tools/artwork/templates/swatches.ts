import { html, style } from "../markup.ts";

const css = style(`
.swatches { display: flex; width: 100%; height: 100% }
.swatches.down { flex-direction: column }
.swatch { padding: 16px 18px; font-size: 13px; line-height: 1.35; letter-spacing: 0 }
.swatch b { display: block; font-weight: 600 }
`);

/** A named colour of a client, with its share of the board. */
interface Swatch {
  name: string;
  colour: string;
  /** Colour of the text on it. */
  ink: string;
  share: number;
  /** Its purpose; the colour's value by default. */
  note?: string;
}

/** A palette: named colours in proportion to their use. */
export function swatches(
  direction: "down" | "across",
  ...list: Swatch[]
): string {
  const fields = list.map(({ name, colour, ink, share, note = colour }) =>
    html`
      <div class="swatch"
        style="flex:${share} 0 0;background:${colour};color:${ink}"><b>${name}</b>${note}</div>
    `
  );
  return html`${css}<div class="swatches ${direction}">${fields}</div>`;
}
