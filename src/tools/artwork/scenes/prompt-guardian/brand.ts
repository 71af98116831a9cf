import { type Client, scenesOf } from "../../client.ts";
import { html, type Part } from "../../markup.ts";

/** Colours of the guard: three, and two tones of the concrete. */
export const colours = {
  concrete: "#dbdcd0",
  wet: "#c5c7b8",
  curb: "#8b8d80",
  black: "#0d0e0c",
  tar: "#23251f",
  lime: "#c9f031",
} as const;

export const guardian: Client = {
  name: "Prompt Guardian",
  address: "promptguardian.example",
  roles: {
    paper: "#f0f1ea",
    ink: colours.black,
    soft: "#5a5c51",
    line: colours.wet,
    accent: colours.lime,
    onAccent: colours.black,
    frame: colours.black,
    onFrame: colours.concrete,
  },
  display: {
    face: "geist-mono",
    weight: 600,
    tracking: -0.055,
    leading: 1.04,
  },
  text: { face: "geist-mono", weight: 450, leading: 1.45, tracking: -0.02 },
  radius: 0,
  css: `
    .pg-bar { display: inline-block; height: 1.16em; background: ${colours.black}; vertical-align: -.23em }
    .pg-key { padding: .08em .12em; margin: 0 -.12em; background: ${colours.lime}; color: ${colours.black};
      font-weight: inherit }
    .pg-button { padding: 12px 14px; background: ${colours.lime}; color: ${colours.black}; font-weight: 600;
      line-height: 1.1 }
    .pg-rows p { display: flex; justify-content: space-between; gap: 16px }
    .browser, .phone { box-shadow: none }
  `,
};

/** Builds this client's scenes. */
export const scene = scenesOf(guardian);

/** A redaction bar as long as the `count` signs that it hides. */
export function bar(count: number): string {
  return html`<i class="pg-bar" style="width:${count * 0.58}em"></i>`;
}

/** Outline of the shield in units: 20 wide, 28 high. */
export const outline = "M0 0H20V14A14.8 14.8 0 0 1 10 28A14.8 14.8 0 0 1 0 14Z";

/** The four lines on the shield: x, y, width, and whether it is the lit one. */
export const shieldLines = [
  [4, 5, 12, false],
  [4, 9.4, 5.4, false],
  [10.6, 9.4, 5.4, true],
  [4, 13.8, 10, false],
  [5.6, 18.2, 6.4, false],
] as const;

/** The mark: a shield that is a page with one thing lit. */
export function shield(
  width: number,
  ground: string = colours.black,
  ink: string = colours.concrete,
  lit: string = colours.lime,
): string {
  return html`
    <svg width="${width}" height="${width *
      1.4}"
      viewBox="0 0 20 28"><path d="${outline}" fill="${ground}" />${lines(
        ink,
        lit,
      )}</svg>
  `;
}

/** The lines of the shield alone, in its units. */
export function lines(ink: string, lit: string): Part {
  return shieldLines.map(([x, y, width, now]) =>
    html`
      <rect x="${x}" y="${y}" width="${width}" height="2.3"
        fill="${now ? lit : ink}" />
    `
  );
}

/** What was stopped in one thread, and what became of it. */
export const stopped = [
  ["API key", "blocked"],
  ["Account number", "masked"],
  ["Card, last four", "masked"],
  ["Customer name", "masked"],
  ["Email address", "masked"],
] as const;

/** The list of what was stopped. */
export function stoppedRows(): Part {
  return stopped.map(([name, action]) =>
    html`
      <p class="${action}"><span>${name}</span><span>${action}</span></p>
    `
  );
}
