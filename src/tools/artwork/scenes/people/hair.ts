import { html, type Part } from "../../markup.ts";

/** What somebody wears or grows on the head, in a drawing of 300 by 300. */
export interface Headwear {
  /** Its colour, and that of its folds and bands. */
  fill: string;
  fold: string;
}

/** One kind of hair or headwear: what is behind the face, and what is before it. */
export interface HairShape {
  behind?: (colours: Headwear) => Part;
  before: (colours: Headwear) => Part;
}

/** The cap of hair over a forehead that long hair shares. */
const fringe = ({ fill }: Headwear) =>
  html`
    <path fill="${fill}"
      d="M97 116c-3-52 20-76 53-76s56 24 53 76c-4-18-7-30-14-45-26 8-52 8-78 0-7 15-10 27-14 45z" />
  `;

/** Hair and headwear by name. */
export const hair = {
  low: {
    before: ({ fill }) =>
      html`
        <path fill="${fill}"
          d="M93 117c-3-52 20-78 57-78s60 26 57 78c-3-20-10-34-18-47-26 8-52 8-78 0-8 13-15 27-18 47z" />
      `,
  },
  flat: {
    before: ({ fill }) =>
      html`
        <path fill="${fill}"
          d="M98 112c-6-26-6-58-3-84 36-10 74-10 110 0 3 26 3 58-3 84-2-16-6-28-13-40-26 6-52 6-78 0-7 12-11 24-13 40z" />
      `,
  },
  afro: {
    behind: ({ fill }) =>
      html`
        <path fill="${fill}"
          d="M150 18c52 0 88 38 88 82 0 24-6 42-36 42h-104c-30 0-36-18-36-42 0-44 36-82 88-82z" />
      `,
    before: fringe,
  },
  bun: {
    behind: ({ fill }) =>
      html`<circle cx="150" cy="34" r="32" fill="${fill}" />`,
    before: fringe,
  },
  braids: {
    behind: ({ fill, fold }) =>
      html`
        <path fill="${fill}"
          d="M80 190c0-96 14-153 70-153s70 57 70 153l-6 35-19 2c6-60 8-100 2-140H103c-6 40-4 80 2 140l-19-2z" />
        <path stroke="${fold}" stroke-width="4" d="M96 110v116M204 110v116" />
      `,
    before: fringe,
  },
  locs: {
    behind: ({ fill, fold }) =>
      html`
        <path fill="${fill}"
          d="M82 164c-4-84 14-131 68-131s72 47 68 131h-16V90H98v74z" />
        <path stroke="${fold}" stroke-width="4" d="M90 90v74M210 90v74" />
      `,
    before: fringe,
  },
  fila: {
    before: ({ fill, fold }) =>
      html`
        <path fill="${fill}"
          d="M93 82c-2-38 12-56 48-60 26-3 50-2 62 8 10 10 9 30 5 52-38-10-76-10-115 0z" />
        <path fill="${fold}"
          d="M93 94c-2-6-2-10 0-19 38-12 78-11 117 0l-2 16c-38-10-76-8-115 3z" />
      `,
  },
  gele: {
    before: ({ fill, fold }) =>
      html`
        <path fill="${fill}"
          d="M88 94C66 62 62 22 106 20c16-24 76-24 96-2 36 0 42 44 12 76-42-20-84-20-126 0z" />
        <path fill="none" stroke="${fold}" stroke-width="6"
          d="M104 22c44 18 80 34 112 70M90 86c30-40 80-54 134-47" />
      `,
  },
  hijab: {
    behind: ({ fill }) =>
      html`
        <path fill="${fill}"
          d="M150 30c58 0 82 54 82 130v72c30 14 38 40 38 68H30c0-28 8-54 38-68v-72c0-76 24-130 82-130z" />
      `,
    // Covers neck and ears, leaving an oval open for the face.
    before: ({ fill, fold }) =>
      html`
        <path fill="${fill}" fill-rule="evenodd"
          d="M150 30c58 0 82 54 82 130v72q-82 52-164 0v-72c0-76 24-130 82-130zM150 60c-28 0-42 24-42 56 0 40 17 70 42 70s42-30 42-70c0-32-14-56-42-56z" />
        <path fill="none" stroke="${fold}" stroke-width="5"
          d="M86 196c24 36 72 52 126 44" />
      `,
  },
} satisfies Record<string, HairShape>;

/** Name of a kind of hair or headwear. */
export type HairName = keyof typeof hair;
