import type { RouteLine, RouteMapOptions } from "../../templates/route-map.ts";
import { colours } from "./brand.ts";

const { ink, white } = colours;

/** How the network is drawn on paper. */
export const mapStyle: RouteMapOptions = {
  thick: 17,
  corner: 34,
  fill: white,
  edge: ink,
  ink,
  size: 17,
  dot: 9,
};

/** The three lines, on a field of 1000 by 620. */
export const network: readonly RouteLine[] = [
  {
    colour: colours.green,
    points: [[-40, 470], [250, 470], [330, 390], [330, 150], [400, 80], [
      1040,
      80,
    ]],
    stops: [
      { at: [70, 470], label: "Idu", offset: [0, -20], anchor: "middle" },
      { at: [460, 80], label: "Garki", offset: [0, -20], anchor: "middle" },
      { at: [620, 80], label: "Stadium", offset: [0, -20], anchor: "middle" },
      {
        at: [800, 80],
        label: "University",
        offset: [0, -20],
        anchor: "middle",
      },
    ],
  },
  {
    colour: colours.amber,
    points: [[-40, 170], [230, 170], [420, 360], [1040, 360]],
    stops: [
      { at: [60, 170], label: "Kubwa", offset: [0, -20], anchor: "middle" },
      { at: [160, 170], label: "Deidei", offset: [0, -20], anchor: "middle" },
      { at: [500, 360], label: "Lakeside", offset: [0, 38], anchor: "middle" },
      {
        at: [680, 360],
        label: "Parade Ground",
        offset: [0, 38],
        anchor: "middle",
      },
      { at: [880, 360], label: "East Gate", offset: [0, 38], anchor: "middle" },
    ],
  },
  {
    colour: colours.blue,
    points: [[1040, 220], [740, 220], [690, 270], [240, 270], [160, 350], [
      160,
      660,
    ]],
    stops: [
      { at: [530, 270], label: "Hospital", offset: [0, -20], anchor: "middle" },
      { at: [860, 220], label: "Airport", offset: [0, -20], anchor: "middle" },
      { at: [160, 400], label: "Market", offset: [22, 6] },
      { at: [160, 560], label: "Dam Road", offset: [22, 6] },
      { at: [330, 270], label: "Central", offset: [22, -20] },
    ],
  },
];
