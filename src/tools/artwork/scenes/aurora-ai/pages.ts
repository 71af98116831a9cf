import { html, type Part } from "../../markup.ts";
import { seeded } from "../../seeded.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, fadeDefs, scene, wordmark } from "./brand.ts";

const count = 212;
const cited = new Map([[14, 1], [31, 0.6], [188, 0.72]]);

/** How often each of the 212 pages was cited, 0 to 1. */
function citedShares(seed: number): number[] {
  const dice = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const fold = Math.sin(index / 17) * 0.5 + Math.sin(index / 6.3) * 0.24;
    const share = 0.2 + Math.max(fold, -0.1) * 0.34 + dice.between(0, 0.17);
    return cited.get(index + 1) ?? Math.max(share, 0.05);
  });
}

/** The pages as bars on one line, as high as they were cited. */
function pageBars(width: number, height: number, seed: number): Part {
  const step = width / count;
  return citedShares(seed).map((share, index) => {
    const tall = share * height;
    const named = cited.has(index + 1);
    return html`
      <rect x="${(index * step).toFixed(2)}" y="${(height - tall).toFixed(
        1,
      )}" width="${(step * (named ? 0.9 : 0.62)).toFixed(
        2,
      )}" height="${tall.toFixed(1)}"
        fill="${named
          ? colours.edge
          : index % 3
          ? "url(#auA)"
          : "url(#auC)"}" />
    `;
  });
}

/** Pages of the documents that stand beside this one, unlit. */
function neighbours(): Part {
  const dice = seeded(88);
  return Array.from({ length: 100 }, (_, index) => {
    const x = index < 50 ? -3.2 * (index + 4) : 680 + 3.2 * (index - 46);
    const tall = 20 + 24 * (1 + Math.sin(index / 5)) + dice.between(0, 22);
    return html`
      <rect x="${x.toFixed(1)}" y="${(372 - tall).toFixed(
        1,
      )}" width="2" height="${tall.toFixed(1)}"
        fill="#12404a" />
    `;
  });
}

function label(page: number, words: string): string {
  const share = cited.get(page) ?? 0;
  const x = 160 + ((page - 0.5) / count) * 680;
  const left = page > 150;
  return at(
    {
      x: left ? undefined : x + 12,
      right: left ? 1000 - x + 14 : undefined,
      y: 452 - share * 372,
      kind: left ? "aua-label left" : "aua-label",
    },
    html`<b class="display">p. ${page}</b><span>${words}</span>`,
  );
}

/** The same in the upright picture, over the page's bar. */
function uprightLabel(page: number, words: string): string {
  const x = 36 + ((page - 0.5) / count) * 568;
  const left = page > 150;
  return at(
    {
      x: left ? undefined : x + 14,
      right: left ? 640 - x + 16 : undefined,
      y: 672 - (cited.get(page) ?? 0) * 440,
      kind: left ? "aua-label left" : "aua-label",
    },
    html`<b class="display">p. ${page}</b><span>${words}</span>`,
  );
}

const read = 131;

/** Reading in progress: one bar per page, lit as far as it has come. */
function progress(): string {
  const columns = 53;
  const cells = Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const done = index < read;
    const now = index === read - 1;
    return html`
      <rect x="${column * 8}" y="${row * 36}" width="5" height="27"
        fill="${now ? colours.night : done ? "#19b78c" : "#dcdfd2"}" />
    `;
  });
  return drawing(424, 138, cells);
}

const steps = [
  ["Page numbers", "as printed, not as counted", true],
  ["Tables", "19 found, kept with their notes", true],
  ["Scanned pages", "4 are faint: 88, 90, 91, 104", false],
] as const;

const onboardingCss = `
  .auo { height: 520px; padding: 38px 44px; background: ${colours.page};
    box-shadow: 0 18px 44px rgb(0 0 0 / .3) }
  .auo-step { display: flex; justify-content: space-between; font-size: 14px; color: var(--soft) }
  .auo .display { margin: 20px 0 22px; font-size: 46px }
  .auo-list { margin-top: 24px; font-size: 15px }
  .auo-list p { display: flex; gap: 14px; padding: 8px 0; border-top: 1px solid var(--line) }
  .auo-list b { flex: none; width: 116px; font-weight: 600 }
  .auo-list mark { background: ${colours.edge}; padding: 0 .2em }
`;

const onboarding = html`<div class="auo">
  <div class="auo-step"><span>Lagos-Lagoon-survey-2023.pdf</span><span>Step 2 of 3</span></div>
  <div class="display">Reading page<br>${read} of ${count}</div>
  ${progress()}
  <div class="auo-list">${
  steps.map(([name, note, good]) =>
    html`<p><b>${name}</b><span>${
      good ? note : html`<mark>${note}</mark>`
    }</span></p>`
  )
}</div>
</div>`;

const auroraCss = `
  .aua-name { color: ${colours.page} }
  .aua-label { display: flex; align-items: baseline; gap: 9px; color: ${colours.page}; font-size: 14px }
  .aua-label.left { flex-direction: row-reverse }
  .aua-label b { font-size: 30px; line-height: .8; color: ${colours.edge} }
  .aua-title { font-size: 46px; color: ${colours.page}; text-align: center }
  .aua-foot { display: flex; justify-content: space-between; color: ${colours.mist}; font-size: 13px }
`;

/** Shots 08 and 09: onboarding, aurora of 212 pages. */
export const pages = [
  scene(
    "square",
    "08",
    { alt: "onboarding", ground: colours.night, css: onboardingCss },
    at({ x: 44, y: 26, kind: "aua-name" }, wordmark(26)),
    at({ x: 44, y: 82, width: 512 }, onboarding),
  ),
  scene(
    "full",
    "09",
    {
      alt: "aurora of 212 pages",
      ground: colours.night,
      css: auroraCss,
    },
    at(
      { x: 160, y: 80 },
      drawing(680, 372, fadeDefs, neighbours(), pageBars(680, 372, 19)),
    ),
    label(14, "Sediment and flow"),
    label(31, "Table 6, trap readings"),
    label(188, "Appendix C, method"),
    at(
      { x: 378, y: 40, width: 400, kind: "display aua-title" },
      "One bar<br>for each page.",
    ),
    at(
      { x: 160, y: 464, width: 680, kind: "aua-foot" },
      html`<span>Page 1</span><span>Height: how often readers opened it from an answer, one term</span><span>Page 212</span>`,
    ),
  ),
  scene(
    "tall",
    "09-tall",
    {
      alt: "aurora of 212 pages, upright",
      ground: colours.night,
      css: auroraCss + `
        .aua-label { font-size: 21px }
        .aua-label b { font-size: 42px }
        .aua-title { font-size: 74px; text-align: left }
        .aua-foot { font-size: 21px }
      `,
    },
    at(
      { x: 36, y: 44, kind: "display aua-title" },
      "One bar<br>for each page.",
    ),
    at({ x: 36, y: 232 }, drawing(568, 440, fadeDefs, pageBars(568, 440, 19))),
    uprightLabel(14, "Sediment and flow"),
    uprightLabel(31, "Table 6, trap readings"),
    uprightLabel(188, "Appendix C"),
    at(
      { x: 36, y: 690, width: 568, kind: "aua-foot" },
      html`<span>Page 1</span><span>Page 212</span>`,
    ),
    at(
      { x: 36, y: 736, width: 568, kind: "aua-foot" },
      "Height: how often readers opened it, one term",
    ),
  ),
];
