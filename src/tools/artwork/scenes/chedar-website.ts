import { covers } from "./chedar-website/covers.ts";
import {
  card,
  longReceipt,
  stampSet,
  typeBoard,
} from "./chedar-website/papers.ts";
import {
  dashboard,
  dashboardUpright,
  editor,
  reminder,
} from "./chedar-website/screens.ts";
import { receiptWall, receiptWallUpright } from "./chedar-website/wall.ts";

/** Pictures of the Chedar case study. */
export const scenes = [
  ...covers,
  longReceipt,
  reminder,
  dashboard,
  dashboardUpright,
  stampSet,
  card,
  typeBoard,
  editor,
  receiptWall,
  receiptWallUpright,
];
