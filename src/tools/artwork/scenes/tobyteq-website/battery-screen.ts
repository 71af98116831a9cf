import { html } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { phone } from "../../templates/phone.ts";
import { colours, scene } from "./brand.ts";
import { icon, type IconName } from "./icons.ts";
import { battery } from "./screens.ts";

const users: readonly [IconName, string, string][] = [
  ["freezer", "Freezer", "1.2 kWh"],
  ["fan", "Two fans", "0.6 kWh"],
  ["light", "Lights", "0.3 kWh"],
  ["router", "Router", "0.1 kWh"],
];

const row = ([name, what, value]: readonly [IconName, string, string]) =>
  html`<div class="user">${
    icon(name, 26)
  }<span>${what}</span><b>${value}</b></div>`;

/** Half a sun that comes up behind the phone. */
const dawn = drawing(
  600,
  600,
  html`
    <circle cx="300" cy="470" r="262" fill="#ffa64d" />
    <circle cx="300" cy="470" r="200" fill="#ffc07f" />
    <path d="M0 470h600v130H0z" fill="${colours.night}" />
    <path d="M0 500h600M0 530h600M0 560h600" stroke="#23346b" stroke-width="3" />
  `,
);

/** How long the battery lasts, and what lives on it. */
export const batteryScreen = scene(
  "square",
  "03",
  {
    alt: "battery screen",
    ground: colours.sun,
    css: `
      .phone-screen { padding-top: 54px; background: ${colours.night}; color: #fff }
      .until { display: flex; justify-content: space-between; margin-bottom: 18px }
      .until > div { display: flex; flex-direction: column }
      .until h1 { margin-top: auto; font-size: 42px; font-weight: 720 }
      .until p:last-child { margin-top: 12px }
      .until b { font-size: 22px; color: #fff }
      .until p { font-size: 16px; line-height: 1.3; color: ${colours.morning} }
      .users { margin-top: auto }
      .user { display: grid; grid-template-columns: 38px 1fr auto; align-items: center; padding: 9px 0; border-top: 1.5px solid ${colours.dusk}; font-size: 16px }
      .user b { font-weight: 660 }
      .off { margin-top: 10px; padding: 14px; border-radius: 10px; background: ${colours.sun}; color: ${colours.night}; font-size: 15.5px; font-weight: 660; text-align: center }
      .side { font-size: 17px; font-weight: 600; line-height: 1.3 }
    `,
  },
  dawn,
  at(
    { x: 161, y: 24, zoom: 0.87 },
    phone(
      "",
      html`
        <div class="until">
          <div>
            <p>Battery, 22:00<br><b>70%</b></p>
            <h1 class="display">Until<br>6:40</h1>
            <p>8 h 40 min at<br>tonight’s load</p>
          </div>
          <svg width="112" height="250" viewBox="0 0 120 268">${battery(
            7,
          )}</svg>
        </div>
        <div class="users">${users.map(row)}</div>
        <div class="off">With one fan off: until 7:50</div>
      `,
    ),
  ),
);
