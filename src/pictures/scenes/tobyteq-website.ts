import { batteryScreen } from "./tobyteq-website/battery-screen.ts";
import { boards } from "./tobyteq-website/boards.ts";
import { covers } from "./tobyteq-website/covers.ts";
import { landingPage } from "./tobyteq-website/landing-page.ts";
import { outages } from "./tobyteq-website/outages.ts";
import { sunPath } from "./tobyteq-website/sun-path.ts";
import { tablet } from "./tobyteq-website/tablet.ts";

/** Pictures of the Tobyteq case study. */
export const scenes = [
  ...covers,
  landingPage,
  batteryScreen,
  sunPath,
  outages,
  tablet,
  ...boards,
];
