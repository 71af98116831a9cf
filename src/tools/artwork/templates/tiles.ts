import { html, type Part, style } from "../markup.ts";

const css = style(`
.tiles { display: grid; width: 100%; height: 100% }
.tile { position: relative; display: grid; place-items: center; overflow: hidden }
`);

/** One tile of a brand sheet. */
interface Tile {
  ground: string;
  ink?: string;
  /** CSS `grid-area`, which may span rows and columns. */
  area?: string;
  body: Part;
}

/**
 * A brand sheet: tiles without gaps, each with centred content.
 * @param columns CSS `grid-template-columns`; `rows` likewise.
 */
export function tiles(
  { columns, rows }: { columns: string; rows: string },
  ...fields: Tile[]
): string {
  const cells = fields.map(({ ground, ink, area, body }) =>
    html`
      <div class="tile"
        style="background:${ground};${ink && `color:${ink};`}${area &&
          `grid-area:${area};`}">${body}</div>
    `
  );
  return html`
    ${css}<div class="tiles"
      style="grid-template:${rows} / ${columns}">${cells}</div>
  `;
}
