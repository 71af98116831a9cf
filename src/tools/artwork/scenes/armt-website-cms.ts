import { notices } from "./armt-website-cms/notices.ts";
import {
  editor,
  platformPreview,
  smsPreview,
} from "./armt-website-cms/previews.ts";
import {
  published,
  publishedUpright,
  rolesSheet,
  timetable,
  timetableUpright,
} from "./armt-website-cms/sheets.ts";

/** Pictures of the ARMT CMS case study. */
export const scenes = [
  ...notices,
  editor,
  platformPreview,
  timetable,
  timetableUpright,
  smsPreview,
  rolesSheet,
  published,
  publishedUpright,
];
