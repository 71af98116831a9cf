import { html, type Part, style } from "../markup.ts";

const css = style(`
.paper { position: relative; overflow: hidden; background: var(--paper);
  color: var(--ink) }
.paper.lifted { box-shadow: 0 20px 40px rgb(0 0 0 / .25) }
.paper.lying { box-shadow: 0 3px 8px rgb(0 0 0 / .2) }
`);

/** A printed piece: poster, card, label, tag. */
interface PaperOptions {
  width: number;
  height: number;
  /** The shadow: large for "lifted", small for "lying". */
  kind?: string;
  /** CSS padding. */
  padding?: string;
}

/** A sheet of paper; `at` positions and rotates it. */
export function paper(
  { width, height, kind = "lying", padding = "0" }: PaperOptions,
  ...body: Part[]
): string {
  return html`
    ${css}<div class="paper ${kind}"
      style="width:${width}px;height:${height}px;padding:${padding}">${body}</div>
  `;
}
