import { html } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { repaired, scene, wordmark } from "./brand.ts";
import { colours } from "./colours.ts";
import { collar, drop, gauge, pipe, wheel } from "./pipes.ts";

const { brass, copper, water, valve } = colours;

const wall = drawing(
  800,
  600,
  pipe({
    points: [[-20, 120], [158, 120], [158, 300], [260, 300]],
    colour: brass,
  }),
  collar(62, 120, "across"),
  collar(158, 212, "down"),
  pipe({ points: [[690, -20], [690, 206], [540, 206]], colour: water }),
  collar(690, 92, "down"),
  pipe({ points: [[540, 410], [704, 410], [704, 620]], colour: brass }),
  collar(704, 508, "down"),
  pipe({ points: [[326, 440], [326, 620]], colour: water }),
  collar(326, 548, "down"),
  pipe({ points: [[96, 440], [96, 620]], colour: valve, width: 14 }),
  gauge(96, 440, 62, 82),
  drop(164, 352, 30),
  drop(170, 398, 22),
);

const wide = drawing(
  1000,
  500,
  pipe({
    points: [[-20, 104], [120, 104], [120, 250], [260, 250]],
    colour: brass,
  }),
  collar(44, 104, "across"),
  collar(120, 180, "down"),
  pipe({ points: [[330, -20], [330, 120]], colour: water }),
  collar(330, 34, "down"),
  pipe({ points: [[640, 380], [640, 520]], colour: brass }),
  collar(640, 452, "down"),
  pipe({ points: [[740, 180], [888, 180], [888, -20]], colour: water }),
  collar(888, 72, "down"),
  pipe({ points: [[740, 330], [1020, 330]], colour: brass }),
  wheel(902, 330, 44),
  pipe({
    points: [[300, 380], [300, 452], [150, 452], [150, 520]],
    colour: water,
    corner: 40,
  }),
  collar(300, 428, "down"),
  pipe({ points: [[500, -20], [500, 100]], colour: valve, width: 14 }),
  drop(132, 306, 30),
  drop(122, 350, 22),
);

const long = drawing(
  640,
  800,
  pipe({ points: [[-20, 92], [120, 92], [120, 240]], colour: brass }),
  collar(42, 92, "across"),
  pipe({ points: [[524, -20], [524, 200]], colour: water }),
  collar(524, 78, "down"),
  pipe({ points: [[150, 520], [150, 668], [-20, 668]], colour: water }),
  collar(150, 592, "down"),
  pipe({ points: [[470, 500], [470, 820]], colour: brass }),
  collar(470, 592, "down"),
  gauge(470, 690, 84, 92),
  drop(290, 612, 34),
  drop(296, 668, 24),
);

/** The pipe wall with its job card: cover, tall cover and first shot. */
export const covers = [
  scene(
    "cover",
    "cover",
    {
      alt: "a job card on a wall of thick yellow and blue pipes",
      ground: copper,
      css: `
        .ppc { height: 100%; padding: 24px 28px; font-size: 16px }
        .ppc .display { margin: 36px 0 26px; font-size: 39px }
        .ppc .pp-box { padding: 15px 17px; font-size: 17.5px; line-height: 1.4 }
        .ppc p { display: flex; gap: 10px; margin-top: 20px }
      `,
    },
    wall,
    at(
      { x: 236, y: 84, width: 334, height: 404, kind: "pp-card" },
      html`
        <div class="ppc">
          <div class="pp-top"><span>Prompt Plumber</span><span>Job 0217</span></div>
          <div class="display">Find the leak in your prompt.</div>
          <div class="pp-box">${repaired}</div>
          <p><span class="pp-tag blue">2 leaks sealed</span><span class="pp-tag">Pressure 92</span></p>
        </div>
      `,
    ),
  ),
  scene(
    "tall",
    "tall",
    {
      alt: "a job card between pipes, with a pressure gauge under it",
      ground: copper,
      css: `
        .ppt { padding: 34px 40px 42px; font-size: 20px }
        .ppt .display { margin-top: 44px; font-size: 76px; line-height: .92 }
        .ppt-line { margin-top: 34px; font-size: 24px; line-height: 1.3 }
      `,
    },
    long,
    at(
      { x: 70, y: 156, width: 500, kind: "pp-card ppt" },
      html`
        <div class="pp-top"><span>Prompt Plumber</span><span>Job 0217</span></div>
        <div class="display">Find the leak in your prompt.</div>
        <p class="ppt-line">Then fit a word that holds.</p>
      `,
    ),
  ),
  scene(
    "full",
    "01",
    {
      alt: "pipe wall with job card",
      ground: copper,
      css: `
        .ppw { padding: 26px 34px 32px; font-size: 14.5px }
        .ppw > div:nth-child(2) { display: grid; grid-template-columns: 1fr 1.12fr; gap: 36px; align-items: end; margin-top: 46px }
        .ppw .display { font-size: 46px; line-height: .95 }
        .ppw .pp-box { padding: 15px 17px; font-size: 16px }
        .ppw p { display: flex; gap: 10px; margin-top: 16px }
      `,
    },
    wide,
    at(
      { x: 206, y: 88, width: 588, height: 310, kind: "pp-card ppw" },
      html`
        <div class="pp-top">${wordmark(
          20,
        )}<span>Job 0217, 14 October</span></div>
        <div>
          <div class="display">Two leaks, both in line one.</div>
          <div>
            <div class="pp-box">${repaired}</div>
            <p><span class="pp-tag blue">2 leaks sealed</span><span class="pp-tag">Pressure 92</span></p>
          </div>
        </div>
      `,
    ),
  ),
];
