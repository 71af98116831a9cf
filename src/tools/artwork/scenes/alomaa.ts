import { captions } from "./alomaa/captions.ts";
import { covers } from "./alomaa/covers.ts";
import { bag, colourBoard, strip, titles } from "./alomaa/identity.ts";
import {
  frames,
  framesUpright,
  review,
  reviewUpright,
} from "./alomaa/review.ts";
import { player, pricing, upload } from "./alomaa/screens.ts";

/** Pictures of the Alomaa case study. */
export const scenes = [
  ...covers,
  player,
  upload,
  review,
  reviewUpright,
  strip,
  captions,
  titles,
  colourBoard,
  pricing,
  bag,
  frames,
  framesUpright,
];
