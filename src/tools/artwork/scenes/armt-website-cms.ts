import { notices } from "./armt-website-cms/notices.ts";
import {
  editor,
  platformPreview,
  smsPreview,
} from "./armt-website-cms/previews.ts";
import { published, rolesSheet, timetable } from "./armt-website-cms/sheets.ts";

/** Pictures of the ARMT CMS case study. */
export const scenes = [
  ...notices,
  editor,
  platformPreview,
  timetable,
  smsPreview,
  rolesSheet,
  published,
];
