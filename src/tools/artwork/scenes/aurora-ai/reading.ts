import { html, type Part, style } from "../../markup.ts";
import { colours, serif } from "./brand.ts";

const css = style(`
  .au-read { display: grid; height: 100% }
  .au-doc { padding: 36px 46px 0 50px; background: ${colours.page} }
  .au-where { display: flex; justify-content: space-between; color: var(--soft) }
  .au-doc h2 { margin: 17px 0 16px }
  .au-doc p { margin-bottom: .8em; font-family: ${serif}; font-weight: 420; line-height: 1.46;
    font-variation-settings: "opsz" 18 }
  mark { padding: .08em .06em; background: #bdf6dc; color: inherit;
    -webkit-box-decoration-break: clone; box-decoration-break: clone }
  .au-rail { display: flex; flex-direction: column; padding: 20px 20px;
    background: ${colours.fjord}; color: #e8f3ef }
  .au-asked { align-self: flex-end; width: 88%; margin-bottom: 20px; padding: 11px 14px;
    background: ${colours.rule}; border-radius: 10px 10px 2px 10px }
  .au-rail b { font-weight: 600; color: ${colours.light} }
  .au-rail p { margin-bottom: .65em }
  .au-cite { display: flex; gap: 8px; padding: 9px 12px; border: 1px solid #2b5a65;
    margin-top: 7px; border-radius: var(--radius) }
  .au-cite b { flex: none; width: 3em }
  .au-cite.now { background: ${colours.light}; border-color: ${colours.light};
    color: ${colours.night} }
  .au-cite.now b { color: inherit }
`);

/** The page that the answer comes from, with what was cited marked. */
export const passages = [
  `Between the second and third sampling stations the bed drops by 2.1 metres. <mark>Silt is deposited on the western bank at roughly four times the rate of the eastern bank,</mark> which the earlier survey did not record.`,
  `The rate was measured over eleven weeks with fixed traps. Readings taken during the August break are reported apart, since <mark>outflow fell by a third</mark> in that period.`,
  `Stations 4 to 9 lie under the bridge. Their pile caps shelter the bed, and the readings should not be compared with open water.`,
] as const;

/** Sources of the answer: page and what stands there. */
export const sources = [
  ["p. 14", "Sediment and flow"],
  ["p. 31", "Table 6, trap readings"],
  ["p. 188", "Appendix C, method"],
] as const;

/** How the reading view is set. */
export interface ReadingOptions {
  /** Sizes of the document's text and of the rail's. */
  doc: number;
  rail: number;
  /** Width of the rail. */
  across: number;
  /** How many paragraphs of the page are set. */
  count?: number;
}

/** The reading view: the document at the left, its citation rail at the right. */
export function reading(
  { doc, rail, across, count = passages.length }: ReadingOptions,
): string {
  return html`${css}<div class="au-read" style="grid-template-columns:1fr ${across}px">
    ${documentPage(doc, count)}
    <div class="au-rail" style="font-size:${rail}px">
      <div class="au-asked">Which bank fills faster, and how do we know?</div>
      <p><b>Aurora</b></p>
      <p>The western bank. Silt settles there about four times as fast as on the east.</p>
      <p style="margin-bottom:12px">Fixed traps, read every week for eleven weeks.</p>
      ${citations()}
    </div>
  </div>`;
}

/** The document's page alone. */
export function documentPage(size: number, count: number): string {
  return html`
    ${css}<div class="au-doc">
      <div class="au-where"
        style="font-size:${Math.max(
          size * 0.72,
          11.5,
        )}px"><span>Lagos Lagoon water survey, 2023</span><span>14 of 212</span></div>
      <h2 class="display"
        style="font-size:${size * 1.78}px">4.2&ensp;Sediment and flow</h2>
      <div style="font-size:${size}px">${passages.slice(0, count).map((it) =>
        html`<p>${it}</p>`
      )}</div>
    </div>
  `;
}

/** The pages an answer comes from; the first is the one that is open. */
export function citations(): Part {
  return sources.map(([page, title], index) =>
    html`
      <div
        class="au-cite ${index === 0 &&
          "now"}"><b>${page}</b><span>${title}</span></div>
    `
  );
}

/** The rules of the reading view, for parts of it that stand alone. */
export const readingCss = css;
