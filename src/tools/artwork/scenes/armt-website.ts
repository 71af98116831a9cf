import { covers } from "./armt-website/covers.ts";
import { notice, noticeUpright } from "./armt-website/notice.ts";
import {
  hall,
  hallUpright,
  platformSign,
  platformSignUpright,
} from "./armt-website/places.ts";
import { fares, lowBattery, station } from "./armt-website/screens.ts";
import { distance, mapDetail, pictograms } from "./armt-website/sheets.ts";

/** Pictures of the ARMT case study. */
export const scenes = [
  ...covers,
  station,
  lowBattery,
  platformSign,
  platformSignUpright,
  mapDetail,
  fares,
  notice,
  noticeUpright,
  pictograms,
  distance,
  hall,
  hallUpright,
];
