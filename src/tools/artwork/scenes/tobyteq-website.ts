import { batteryScreen } from "./tobyteq-website/battery-screen.ts";
import { boards } from "./tobyteq-website/boards.ts";
import { landingPage } from "./tobyteq-website/landing-page.ts";
import { outages } from "./tobyteq-website/outages.ts";
import { roof } from "./tobyteq-website/roof.ts";
import { sunPath, sunPathUpright } from "./tobyteq-website/sun-path.ts";
import { tablet } from "./tobyteq-website/tablet.ts";

/** Pictures of the Tobyteq case study. */
export const scenes = [
  ...roof,
  landingPage,
  batteryScreen,
  sunPath,
  sunPathUpright,
  outages,
  tablet,
  ...boards,
];
