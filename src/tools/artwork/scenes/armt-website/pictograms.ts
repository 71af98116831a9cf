import { html } from "../../markup.ts";

const person = (x: number, y: number, size = 1) =>
  html`
    <g transform="translate(${x} ${y}) scale(${size})">
      <circle cx="0" cy="0" r="6" />
      <path d="M-9 9h18v20h-4v19h-4.200V31h-1.600v17H-5V29h-4z" />
    </g>
  `;

/** The signs of the network, each 100 by 100; `none` is the colour of gaps. */
const drawings = {
  lift: (none: string) =>
    html`
      <path d="M18 34h64v54H18z" /><path fill="${none}"
        d="M24 40h52v42H24z" />${person(38, 47, 0.78)}${person(
          62,
          47,
          0.78,
        )}<path
        d="m36 28 10-14 10 14zM44 14" /><path d="M58 14h20L68 28z" />
    `,
  ramp: () =>
    html`
      <path d="M10 84h80V74L10 80z" />
      <path fill="none" stroke="currentColor" stroke-width="6"
        d="M44 30v22h20l8 18M44 40h16" />
      <path fill="none" stroke="currentColor" stroke-width="5.500"
        d="M38 46a15 15 0 1 0 20 18" />
      <circle cx="44" cy="20" r="7" />
    `,
  toilet: () =>
    html`
      ${person(30, 25, 1.2)}<circle cx="70" cy="25" r="7.200" /><path
        d="M62 36h16l9 28h-8v18h-6V64h-6v18h-6V64h-8z" /><path d="M48 16h4v70h-4z" />
    `,
  ticket: (none: string) =>
    html`
      <path d="M12 30h76v14a8 8 0 0 0 0 16v14H12V60a8 8 0 0 0 0-16z" />
      <path stroke="${none}" stroke-width="4" stroke-dasharray="6 5"
        d="M62 32v42" />
      <path stroke="${none}" stroke-width="6" d="M24 45h26M24 58h18" />
    `,
  bus: (none: string) =>
    html`
      <path d="M24 14h52c6 0 8 4 8 9v53H16V23c0-5 2-9 8-9z" />
      <path fill="${none}" d="M24 30h52v22H24zM32 20h36v5H32z" />
      <circle cx="30" cy="64" r="5" fill="${none}" />
      <circle cx="70" cy="64" r="5" fill="${none}" />
      <path d="M22 76h14v11H22zM64 76h14v11H64z" />
    `,
  train: (none: string) =>
    html`
      <path
        d="M36 10h28c12 0 18 12 18 26v34c0 4-3 6-7 6H25c-4 0-7-2-7-6V36c0-14 6-26 18-26z" />
      <path fill="${none}" d="M27 34h20v18H27zM53 34h20v18H53zM42 19h16v5H42z" />
      <circle cx="32" cy="64" r="4.500" fill="${none}" />
      <circle cx="68" cy="64" r="4.500" fill="${none}" />
      <path d="M30 79h9l-8 11h-9zM61 79h9l8 11h-9z" />
    `,
  stairs: () =>
    html`
      <path d="M10 84V70h18V56h18V42h18V28h26v56z" />
      <path d="m24 36 20-22 4 4-20 22z" />
      <path d="M48 10v18H44l2-12-12 1V10z" />
    `,
  water: (none: string) =>
    html`
      <path d="M50 10c16 22 26 34 26 50a26 26 0 0 1-52 0c0-16 10-28 26-50z" />
      <path fill="none" stroke="${none}" stroke-width="6"
        d="M36 60c0 8 5 14 13 15" />
    `,
  bicycle: () =>
    html`
      <g fill="none" stroke="currentColor" stroke-width="6">
        <circle cx="26" cy="64" r="18" />
        <circle cx="74" cy="64" r="18" />
        <path
          d="M26 64 40 36h24l10 28M40 36l12 28h-26M52 64l14-28-4-10h12M34 34h12" />
      </g>
    `,
} as const;

/** Name of a sign. */
export type Pictogram = keyof typeof drawings;

/** A sign of the network. */
export function pictogram(
  name: Pictogram,
  size: number,
  colour: string,
  none: string,
): string {
  return html`
    <svg width="${size}" height="${size}" viewBox="0 0 100 100"
      fill="${colour}" color="${colour}" style="flex:none">${drawings[name](
        none,
      )}</svg>
  `;
}
