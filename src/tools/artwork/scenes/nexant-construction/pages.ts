import { html, type Part } from "../../markup.ts";
import { browser } from "../../templates/browser.ts";
import { at, drawing } from "../../templates/place.ts";
import { isometric } from "../../templates/solid.ts";
import { upright } from "../../templates/upright.ts";
import {
  colours,
  floors,
  nexant,
  poured,
  scene,
  shades,
  wordmark,
} from "./brand.ts";
import { crane } from "./crane.ts";
import { tower } from "./tower.ts";

const works = [
  ["Plot 14, Epe Road", "Level 6 of 9", 6, 9, "10 March"],
  ["Marina car park", "Level 3 of 4", 3, 4, "4 March"],
  ["Ogba drainage", "Kilometre 4 of 6", 4, 6, "12 March"],
] as const;

const landing = scene(
  "square",
  "02",
  {
    alt: "landing page",
    ground: colours.signal,
    css: `
      .home { padding: 22px 30px }
      .nav { display: flex; align-items: baseline; gap: 24px; font-size: 13.5px; font-weight: 560 }
      .nav > :first-child { margin-right: auto }
      .home h1 { margin-top: 34px; font-size: 56px }
      .home .lead { width: 410px; margin-top: 18px; font-size: 16px }
      .works { margin-top: 24px; border-top: 3px solid var(--ink) }
      .work { display: grid; grid-template-columns: 178px 1fr 78px; align-items: center; gap: 18px; padding: 11px 0; border-bottom: 1.5px solid var(--line); font-size: 14px; line-height: 1.3 }
      .work b { display: block; font-size: 15.5px; font-weight: 680 }
      .work .day { font-weight: 600; text-align: right }
    `,
  },
  at(
    { x: 34, y: 34 },
    browser(
      { address: nexant.address, width: 532, height: 600, kind: "square" },
      html`
        <div class="home">
          <div
            class="nav">${wordmark(
              24,
            )}<span>Works</span><span>Dates</span><span>Tenders</span></div>
          <h1 class="display">We pour on<br>the date we<br>gave you.</h1>
          <p
            class="lead">Three sites are open this month. Each floor is on this page the evening it is poured.</p>
          <div class="works">
            ${works.map(([name, state, done, all, day]) =>
              html`
                <div
                  class="work"><div><b>${name}</b>${state}</div>${poured(
                    done,
                    all,
                  )}<span class="day">${day}</span></div>
              `
            )}
          </div>
        </div>
      `,
    ),
  ),
);

const rows = floors.toReversed().map(({ level, day, volume }) => {
  const state = level < 6 ? "done" : level === 6 ? "done now" : "";
  return html`
    <div class="floor ${state}">
      <b>${level}</b><span>${level > 6 ? "Due" : "Poured"} ${day}</span>
      <span>${level > 6 ? "" : `${volume} m³`}</span>
    </div>
  `;
});

const space = isometric(146, 218, 11);

const model: Part = [
  space.box([-2, -2, -0.8], [15.5, 14.5, 0.8], shades.ground),
  tower(space, { poured: 6, glazed: 4, seed: 14 }),
  crane(space, {
    foot: [11.6, 3, 0],
    height: 21,
    reach: 11,
    back: 3.5,
    trolley: 7,
    drop: 5,
  }),
];

const projectCss = `
      .project { display: grid; grid-template-columns: 300px 1fr 232px; height: 100% }
      .model { background: ${colours.concrete} }
      .told { padding: 24px 26px }
      .told p { font-size: 13px }
      .told h1 { margin: 8px 0 14px; font-size: 34px }
      .floor { display: grid; grid-template-columns: 30px 1fr auto; align-items: baseline; padding: 4.5px 8px; border-top: 1.5px solid var(--line); font-size: 13px; font-weight: 500; color: var(--soft) }
      .floor b { font-size: 14px; font-weight: 760; font-stretch: 115% }
      .floor.done { color: var(--ink) }
      .floor.now { background: ${colours.signal}; color: #fff }
      .facts { padding: 24px 22px; background: ${colours.ink}; color: ${colours.concrete}; font-size: 13px }
      .facts dt { margin-top: 15px; opacity: .72 }
      .facts dt:first-child { margin-top: 0 }
      .facts dd { font-size: 21px; font-weight: 760; font-stretch: 118%; line-height: 1.15 }
      .facts .ask { font-size: 13px; font-stretch: 100%; display: block; margin-top: 20px; padding: 12px 14px; background: ${colours.signal}; color: #fff; font-weight: 640 }
    `;

const projectPage = scene(
  "full",
  "07",
  {
    alt: "project page",
    ground: colours.slate,
    css: projectCss,
  },
  at(
    { x: 56, y: 42 },
    browser(
      {
        address: `${nexant.address}/works/plot-14`,
        width: 888,
        height: 500,
        kind: "square",
      },
      html`
        <div class="project">
          <div class="model">${drawing(300, 430, model)}</div>
          <div class="told">
            <p>Offices and a clinic for 310 people</p>
            <h1 class="display">Plot 14,<br>Epe Road</h1>
            ${rows}
          </div>
          <dl class="facts">
            <dt>Last pour</dt>
            <dd>10 March,<br>05:40 to 13:20</dd>
            <dt>Next pour</dt>
            <dd>21 March</dd>
            <dt>Handover</dt>
            <dd>28 August</dd>
            <dt>Concrete so far</dt>
            <dd>1,154 m³</dd>
            <dt>Days without an accident</dt>
            <dd>212</dd>
            <dd class="ask"
            >Tell me about level 7</dd>
          </dl>
        </div>
      `,
    ),
  ),
);

const projectUpright = scene(
  "tall",
  "07-tall",
  {
    alt: "project page, upright",
    ground: colours.slate,
    css: projectCss + `
      .told { padding: 22px 20px }
      .told h1 { margin: 4px 0 12px; font-size: 40px }
      .told p, .told .floor { font-size: 14.5px }
      .told .floor { padding-block: 5px }
      .upright .facts { position: absolute; inset: auto 0 0; display: flex; justify-content: space-between; padding: 14px 20px 16px }
      .upright .facts dt { margin-top: 0 }
    `,
  },
  upright(
    html`
      <div class="told">
        <p>Offices and a clinic for 310 people</p>
        <h1 class="display">Plot 14,<br>Epe Road</h1>
        ${rows}
      </div>
      <dl class="facts">
        <div>
          <dt>Next pour</dt>
          <dd>21 March</dd>
        </div>
        <div>
          <dt>Handover</dt>
          <dd>28 August</dd>
        </div>
      </dl>
    `,
  ),
);

/** The public site: its first page and a project's page, which phones show upright. */
export const pages = { landing, projectPage, projectUpright };
