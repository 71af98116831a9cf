import { covers } from "./nexant-construction/covers.ts";
import { office } from "./nexant-construction/desk.ts";
import { drawingSheet } from "./nexant-construction/drawing-sheet.ts";
import { gantt, ganttUpright } from "./nexant-construction/gantt.ts";
import { hoarding, hoardingUpright } from "./nexant-construction/hoarding.ts";
import { identity } from "./nexant-construction/identity.ts";
import { pages } from "./nexant-construction/pages.ts";
import { report } from "./nexant-construction/report.ts";

/** Pictures of the Nexant Construction case study. */
export const scenes = [
  ...covers,
  pages.landing,
  report,
  hoarding,
  hoardingUpright,
  identity.markSheet,
  identity.board,
  pages.projectPage,
  pages.projectUpright,
  drawingSheet,
  office,
  gantt,
  ganttUpright,
];
