import { boards } from "./prompt-guardian/boards.ts";
import { covers } from "./prompt-guardian/covers.ts";
import { dashboard, dashboardUpright } from "./prompt-guardian/dashboard.ts";
import { screens } from "./prompt-guardian/screens.ts";

const [shield, poster, type] = boards;
const [addOn, rules, alert] = screens;

/** Pictures of the Prompt Guardian case study. */
export const scenes = [
  ...covers,
  shield,
  addOn,
  poster,
  rules,
  dashboard,
  dashboardUpright,
  alert,
  type,
];
