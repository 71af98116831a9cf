import { family } from "../../faces.ts";
import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours } from "./brand.ts";
import { dotMatrix } from "./dot-matrix.ts";

const { green, amber, ink, mist } = colours;

/** Rules of the papers on the desk. */
export const nightCss = `
  .hand { font-family: ${family("newsreader")}, serif; font-style: italic;
    font-weight: 600; color: #1d3fb0; line-height: 1.5 }
  .roster { width: 250px; padding-bottom: 14px; background: ${mist}; rotate: 1.2deg }
  .roster b { display: block; padding: 9px 14px; background: #a63a1b; color: #fff; font-size: 18px }
  .roster p { margin: 0 14px; border-bottom: 1.5px solid #b9c7be; font-size: 18px }
  .log { padding: 10px 16px; background: ${mist}; font-size: 18px; rotate: -4deg }
  .cheat { padding: 10px 16px 12px; background: ${amber}; font-size: 17px; font-weight: 800; line-height: 1.2; rotate: 3deg }
  .monitor { width: 272px; height: 124px; padding: 0 14px; border: 10px solid #05110d; background: #fff; font-size: 14px }
  .monitor::before { content: ""; display: block; height: 22px; margin: 0 -14px 10px; background: ${green} }
  .monitor b { display: block; font-weight: 800 }
  .monitor i { display: inline-block; margin-top: 6px; padding: 3px 9px; background: ${green}; color: #fff; font-style: normal; font-weight: 700; font-size: 12.5px }
`;

/** The lamp with its light, the radio and the mug. */
function onDesk(right: number, top: number): Part {
  return html`
    <path fill="${amber}" opacity=".16"
      d="M${right - 84} ${top - 120}l-60 120h190z" />
    <path fill="none" stroke="${amber}" stroke-width="11" stroke-linecap="round"
      d="M${right - 150} ${top - 4}l-26-92 74-44" />
    <path fill="${amber}"
      d="M${right - 122} ${top - 152}l44-22 22 46-40 16zM${right -
        186} ${top - 10}h70v12h-70z" />
    <path fill="#23362f" stroke="#05110d" stroke-width="4"
      d="M${right - 30} ${top - 72}h120v72H${right - 30}z" />
    <path stroke="#9fb0a6" stroke-width="4" d="M${right + 76} ${top -
      72}v-66" />
    <path stroke="#05110d" stroke-width="4"
      d="M${right - 18} ${top - 54}h46M${right - 18} ${top -
        42}h46M${right - 18} ${top - 30}h46" />
    <circle cx="${right + 62}" cy="${top - 36}" r="15" fill="${amber}"
      stroke="#05110d" stroke-width="4" />
    <path fill="#1b4fd1" d="M${right + 130} ${top - 62}h52v62h-52z" />
    <path fill="none" stroke="#1b4fd1" stroke-width="10"
      d="M${right + 182} ${top - 50}q24 0 24 20t-24 20" />
  `;
}

/** The room itself, its board and what stands on the desk. */
function room(width: number, height: number): string {
  const top = height - 92;
  const right = width - 300;
  const stand = width < 900 ? 144 : 252;
  const board = Math.min(620, width - 150);
  return drawing(
    width,
    height,
    html`
      <path fill="#0f2721" d="M0 0h${width}v${height}H0z" />
      <path fill="#0a1c17" d="M0 ${top - 86}h${width}v86H0z" />
      <path fill="#05110d"
        d="M86 0h12v30H86zM560 0h12v30h-12zM22 24h${board}v206H22z" />
      <path fill="#27403a" d="M22 24h${board}v6H22z" />
      <g transform="translate(46 54)">${dotMatrix(
        ["KUBWA       2 MIN", "IDU         6 MIN", "LIFT OUT: USE B"],
        17,
        board === 620 ? 5.7 : 5.6,
      )}</g>
      <path fill="#6e3a24" d="M0 ${top}h${width}v92H0z" />
      <path fill="#8a4c31" d="M0 ${top}h${width}v12H0z" />
      ${onDesk(right, top)}
      <path fill="#05110d"
        d="M${stand} ${top - 60}h34v60h-34zM${stand - 36} ${top -
          8}h106v8h-106z" />
    `,
  );
}

/** The control room at 02:14: the board, the roster, a radio, and one notice. */
export function nightDesk(width: number, height: number): string[] {
  const top = height - 92;
  const right = width - 300;
  return [
    room(width, height),
    at(
      { x: right + 30, y: width < 900 ? 238 : 36 },
      html`
        <div class="roster"><b>Night roster, week 47</b>${[
          "Mon Maryam",
          "Tue Maryam",
          "Wed Sunday O.",
          "Thu Maryam",
          "Fri Blessing",
        ]
          .map((line) => html`<p class="hand">${line}</p>`)}</div>
      `,
    ),
    at(
      { x: width < 900 ? 26 : 134, y: top - 184 },
      html`
        <div
          class="monitor"><b>Stadium: lift out of order</b>Use exit B ramp. Until Thursday.<br><i>Publish to 14</i></div>
      `,
    ),
    at(
      { x: 44, y: height - 82 },
      html`<div class="log hand">02:14 lift, Stadium<br>02:20 sent, 14 signs</div>`,
    ),
    at(
      { x: right - 60, y: height - 76 },
      html`
        <div class="cheat"
          style="color:${ink}">Say what is broken.<br>Say the way round it.</div>
      `,
    ),
  ];
}
