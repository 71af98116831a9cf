import { html } from "../../markup.ts";
import { bust } from "./bust.ts";
import { colours } from "./brand.ts";

const { night, plum, pink, rose, cream, blue, deep, amber, rust } = colours;

/** A drawn frame of film, 160 by 90. */
export type Shot = keyof typeof footage;

const cap = html`
  <path fill="${night}"
    d="M-15 0C-17-13-9-19 0-19S17-13 15 0C10-6-10-6-15 0z" />
`;
const afro = html`
  <path fill="${night}"
    d="M-14 4c-9-2-10-14-4-17C-16-24-5-25 0-23c6-3 17 1 18 9 6 4 5 16-4 18-1-8-5-11-14-11S-13 1-14 4z" />
`;
const gele = html`
  <path fill="${pink}"
    d="M-14-2c-9-9-3-23 11-22 12-8 26 2 19 14-1 4-2 6-2 8-8-6-20-6-28 0z" />
  <path fill="${rose}"
    d="M-14-2C-8-16 10-20 18-10c-1 4-2 6-2 8-8-6-20-6-30 0z" />
`;

const sky = (fill: string) => html`<path fill="${fill}" d="M0 0h160v90H0z" />`;
const sun = (x: number, y: number, r: number, fill: string) =>
  html`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" />`;

const umbrella = (x: number, y: number, fill: string, dark: string) =>
  html`
    <g transform="translate(${x} ${y})">
      <path fill="${night}" d="M-1 0h2v44h-2z" />
      <path fill="${fill}" d="M-27 0C-25-13-14-20 0-20S25-13 27 0z" />
      <path fill="${dark}" d="M-9 0C-8-13-5-20 0-20s8 7 9 20z" />
    </g>
  `;

/** What the clients of Alomaa film. */
export const footage = {
  dawn: html`${sky(amber)}${sun(122, 32, 19, cream)}
    <path fill="${rust}" d="M0 68c30-12 52-8 84 2s52 6 76-6v26H0z" />
    ${
    bust(54, 50, 1.05, {
      skin: "#6a3a22",
      shade: "#4a2616",
      hair: cap,
      shirt: blue,
    })
  }`,
  talk: html`${sky(blue)}<path fill="${deep}" d="M0 0h58v90H0z" />
    ${
    bust(84, 46, 1.2, {
      skin: "#8d5432",
      shade: "#6a3b21",
      hair: afro,
      shirt: cream,
    })
  }`,
  danfo: html`
    ${sky(pink)}${sun(34, 38, 20, amber)}
        <path fill="${rose}" d="M0 46h22V30h20v16h14V22h16v24h88v24H0z" />
        <path fill="${night}" d="M0 68h160v22H0z" /><path fill="${cream}"
      d="M6 79h22v2H6zM52 79h22v2H52zM98 79h22v2H98zM142 79h18v2h-18z" />
        <path fill="${amber}" d="M48 34h74c8 0 12 12 12 20v18H48z" /><path
      fill="${night}"
      d="M48 56h86v2H48zM48 60h86v5H48zM54 39h15v12H54zM73 39h15v12H73zM92 39h15v12H92zM111 39h10c3 3 5 7 6 12h-16z" />
        <g fill="${night}" stroke="${cream}" stroke-width="2.4">
      <circle cx="66" cy="72" r="8" />
      <circle cx="116" cy="72" r="8" />
    </g>
  `,
  pot: html`
    ${sky(cream)}<path fill="${amber}" d="M0 72h160v18H0z" />
        <g fill="none" stroke="${pink}" stroke-width="4">
      <path d="M62 30c-7-8 7-12 0-20M80 30c-7-8 7-12 0-20M98 30c-7-8 7-12 0-20" />
    </g>
        <path fill="${night}"
      d="M34 44h92v6H34zM42 50h76c0 20-8 28-18 28H60c-10 0-18-8-18-28z" /><ellipse
      cx="80" cy="44" rx="40" ry="7" fill="${rust}" />
        <path fill="${plum}" d="m104 40 32-30 4 4-30 30z" />
  `,
  canoe: html`
    ${sky(deep)}${sun(
      116,
      38,
      24,
      pink,
    )}<path fill="${blue}" d="M0 50h160v40H0z" />
        <path fill="${pink}"
      d="M94 56h44v2H94zM100 64h32v2h-32zM106 72h20v2h-20z" />
        <path fill="${night}"
      d="M20 58c18 6 44 6 68-2-8 12-22 16-38 15-14-1-24-5-30-13z" /><path
      fill="${night}"
      d="M50 58c-2-12-1-18 5-20l1-1a5 5 0 1 1 5 1c3 3 4 10 3 20z" /><path
      stroke="${cream}" stroke-width="1.6" d="m44 30 26 46" />
  `,
  bridge: html`
    ${sky(night)}${sun(30, 22, 9, cream)}
        <path fill="${plum}"
      d="M0 36h18v-12h16v14h14V18h18v20h14V28h20v10h14V14h16v24h30v30H0z" />
        <path fill="${amber}"
      d="M22 30h3v3h-3zM28 42h3v3h-3zM52 24h3v3h-3zM58 32h3v3h-3zM84 34h3v3h-3zM92 42h3v3h-3zM118 20h3v3h-3zM124 30h3v3h-3zM140 44h3v3h-3z" />
        <path fill="${blue}" d="M0 68h160v22H0z" /><path fill="${cream}"
      d="M0 56h160v4H0zM0 62h160v2H0z" /><path fill="${cream}"
      d="M14 64h4v16h-4zM54 64h4v16h-4zM94 64h4v16h-4zM134 64h4v16h-4z" />
  `,
  market: html`
    ${sky(rust)}<path fill="${amber}" d="M0 66h160v24H0z" />
        ${umbrella(28, 38, cream, pink)}${umbrella(
          132,
          40,
          blue,
          cream,
        )}${umbrella(80, 32, pink, cream)}
        <g fill="${night}">
      <path d="M46 62h66v20H46z" />
    </g><g fill="${amber}">
      <circle cx="56" cy="59" r="6" />
      <circle cx="68" cy="59" r="6" />
      <circle cx="80" cy="59" r="6" />
    </g><g fill="${cream}">
      <circle cx="92" cy="59" r="6" />
      <circle cx="103" cy="59" r="6" />
    </g>
  `,
  dance: html`
    ${sky(pink)}<circle cx="80" cy="52" r="56" fill="${rose}" /><ellipse cx="80"
      cy="82" rx="36" ry="4" fill="${night}" />
        <g fill="none" stroke="${night}" stroke-width="8"
      stroke-linejoin="round">
      <path
        d="m76 40-22-8-8-16M86 40l20 6 12-14M78 60 64 68l4 14M86 60l16 6 8 14" />
    </g>
        <path fill="${amber}" d="M70 34h22l2 30H68z" /><circle cx="82" cy="22"
      r="9" fill="${night}" />
  `,
  shoes: html`
    ${sky(amber)}<path fill="${rose}" d="M0 60h160v30H0z" />
        <g>
      <path fill="${cream}"
        d="M16 74V44c6 6 14 6 20-2l22 16c6 4 14 3 16 12v4z" />
      <path fill="${blue}" d="M16 58c10 2 22 0 30 4l-4 12H16z" />
      <path fill="${night}" d="M14 72h62v6H14z" />
    </g>
        <g transform="translate(66 -6)">
      <path fill="${cream}"
        d="M16 74V44c6 6 14 6 20-2l22 16c6 4 14 3 16 12v4z" />
      <path fill="${blue}" d="M16 58c10 2 22 0 30 4l-4 12H16z" />
      <path fill="${night}" d="M14 72h62v6H14z" />
    </g>
  `,
  mic: html`
    ${sky(deep)}<circle cx="80" cy="40" r="50" fill="${blue}" /><path
      fill="${cream}" d="M66 14a14 14 0 0 1 28 0v26a14 14 0 0 1-28 0z" /><path
      fill="${pink}" d="M66 26h28v5H66zM66 18h28v2H66z" /><path fill="none"
      stroke="${cream}" stroke-width="4" d="M56 34c0 34 48 34 48 0M80 60v30" />
  `,
  plate: html`
    ${sky(blue)}<circle cx="80" cy="46" r="38" fill="${cream}" /><circle cx="80"
      cy="46" r="28" fill="#e8d6b6" />
        <path fill="#fff"
      d="M58 44c0-14 22-18 28-8 12 0 14 16 2 20-10 8-30 4-30-12z" /><circle cx="73"
      cy="44" r="8" fill="${amber}" /><path fill="${rust}"
      d="M88 58c8-10 14-18 16-26 6 10 2 26-10 32z" /><path fill="${cream}"
      d="M22 16h4v60h-4zM134 16h5c3 10 3 24 0 30v30h-5z" />
  `,
  gele: html`
    ${sky(
      cream,
    )}<path fill="${amber}" d="M0 0h160v90H0z" /><circle cx="80" cy="48"
      r="40" fill="${cream}" />
        ${bust(80, 48, 1.25, {
          skin: "#5b3120",
          shade: "#3f2015",
          hair: gele,
          shirt: deep,
        })}
  `,
} as const;
