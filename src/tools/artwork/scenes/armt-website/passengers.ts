import { html, type Part } from "../../markup.ts";
import { colours } from "./brand.ts";

const { amber, blue, ink, white } = colours;

/** Somebody on the platform, seen from behind. */
export interface Passenger {
  x: number;
  /** Where the feet are. */
  y: number;
  size: number;
  coat: string;
  skin: string;
  hair?: "cut" | "braids" | "cap";
  bag?: string;
}

/** Those on the wide platform. */
export const waiting: readonly Passenger[] = [
  { x: 548, y: 306, size: 0.34, coat: amber, skin: "#4a2616" },
  { x: 506, y: 330, size: 0.5, coat: blue, skin: "#5b3120", bag: "#a63a1b" },
  {
    x: 680,
    y: 378,
    size: 0.74,
    coat: white,
    skin: "#8d5432",
    hair: "cap",
    bag: ink,
  },
  {
    x: 590,
    y: 452,
    size: 1.12,
    coat: "#0b4f4a",
    skin: "#6a3a22",
    hair: "braids",
    bag: amber,
  },
  {
    x: 870,
    y: 560,
    size: 1.5,
    coat: "#a63a1b",
    skin: "#4a2616",
    bag: "#bbd9f2",
  },
];

/** The same people on the upright one. */
export const waitingUpright: readonly Passenger[] = [
  [414, 376, 0.34],
  [376, 414, 0.5],
  [436, 452, 0.7],
  [306, 566, 1.2],
  [516, 776, 2],
].map(([x = 0, y = 0, size = 0], index) => ({
  ...waiting[index]!,
  x,
  y,
  size,
}));

const hair = {
  cut:
    `<path fill="#160d09" d="M-17-10q0-20 17-20t17 20q-1 11-5 14h-24q-4-3-5-14z" />`,
  cap: `<path fill="${blue}" d="M-18-6q0-24 18-24t18 24zm-2 0h40v5h-40z" />`,
  braids:
    `<path fill="#8a2e14" d="M-19-6q0-25 19-25t19 25l5 52H8l-3-30-2 36h-6l-2-36-3 30h-16z" />`,
};

/** They wait, coats and bags turned to us; the nearest come last. SVG. */
export const passengers = (list: readonly Passenger[]): Part =>
  list.map(
    ({ x, y, size, coat, skin, hair: cut = "cut", bag }) =>
      html`
        <g
          transform="translate(${x} ${y}) scale(${size}) translate(0 -214)">
          <ellipse cx="4" cy="214" rx="46" ry="8" fill="#0b1f1a" opacity=".25" />
          <path fill="#1c2b33"
            d="M-25 110h50l-2 96 4 8H4l-4-76-4 76h-23l4-8z" />
          <path fill="${coat}"
            d="M-16 16q16 10 32 0 24 8 30 40l10 64-16 4-4 12h-72l-4-12-16-4 10-64q6-32 30-40z" />
          <path fill="none" stroke="#0b1f1a" stroke-opacity=".35" stroke-width="3"
            d="M-31 62l-4 56M31 62l4 56M0 30v104" />
          <path fill="${skin}" d="M-8 0H8v20q-8 6-16 0zM-54 120l14 4-4 18q-12 0-12-10zM54 120l-14 4 4 18q12 0 12-10z" />
          <circle cy="-8" r="17" fill="${skin}" />
        <path fill="${skin}" d="M-16-10q-6-1-4 5 1 5 4 4zM16-10q6-1 4 5-1 5-4 4z" />
          ${hair[cut]}
          ${bag && html`
            <path fill="none" stroke="#0b1f1a" stroke-width="4" d="M-60 146q8-20 16 0" />
            <path fill="${bag}" stroke="#0b1f1a" stroke-width="4"
              d="M-76 146h46l4 54h-54z" />
          `}
        </g>
      `,
  );
