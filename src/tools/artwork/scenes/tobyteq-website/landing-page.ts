import { html } from "../../markup.ts";
import { browser } from "../../templates/browser.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, scene, sun, tobyteq, wordmark } from "./brand.ts";
import { icon, type IconName } from "./icons.ts";

const questions: readonly [IconName, string, string][] = [
  ["iron", "Can I iron now?", "Yes, until 2."],
  ["generator", "Do I buy diesel?", "Not this week."],
  ["pump", "When do I pump?", "Noon to 3."],
];

const card = ([name, question, answer]: readonly [IconName, string, string]) =>
  html`
    <div class="card">${icon(name, 44)}<p>${question}</p><b>${answer}</b></div>
  `;

/** The first page: a question, an answer, three more. */
export const landingPage = scene(
  "square",
  "02",
  {
    alt: "landing page",
    ground: colours.sun,
    css: `
      .home { position: relative; height: 100%; padding: 22px 34px; background: ${colours.morning} }
      .home > svg { position: absolute; left: 0; top: 0 }
      .nav, .home h1, .home .lead, .join, .cards { position: relative }
      .nav { display: flex; align-items: baseline; gap: 24px; font-size: 14px; font-weight: 560 }
      .nav > :first-child { margin-right: auto }
      .home h1 { margin-top: 26px; font-size: 57px }
      .home .lead { width: 350px; margin-top: 16px; font-size: 17px; font-weight: 520 }
      .join { display: inline-block; margin-top: 20px; padding: 15px 22px; border-radius: 10px; background: ${colours.night}; color: #fff; font-size: 15.5px; font-weight: 640; line-height: 1 }
      .cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; margin-top: 30px }
      .card { padding: 16px 16px 18px; border-radius: 12px; background: ${colours.cloud}; font-size: 14.5px }
      .card p { margin-top: 12px }
      .card b { font-size: 19px; font-weight: 700; letter-spacing: -.02em }
    `,
  },
  at(
    { x: 30, y: 30 },
    browser(
      { address: tobyteq.address, width: 540, height: 600 },
      html`
        <div class="home">
          ${drawing(540, 540, sun(500, 216, { radius: 92, orbit: 120 }))}
          <div class="nav">${wordmark(
            27,
          )}<span>How it reads</span><span>Prices</span><span>Installers</span></div>
          <h1 class="display">Will the<br>freezer last<br>the night?</h1>
          <p class="lead">Tobyteq reads your roof and your battery, and answers in hours. Not in kilowatts.</p>
          <span class="join">Connect my inverter</span>
          <div class="cards">${questions.map(card)}</div>
        </div>
      `,
    ),
  ),
);
