import type { ClientLogo, Tool } from "./schema.ts";

/** The featured clients' word marks, in the portfolio's order. */
export const clientLogos: readonly ClientLogo[] = [
  { name: "Aurora AI", picture: "logos/aurora-ai" },
  { name: "Prompt Plumber", picture: "logos/prompt-plumber-ai" },
  { name: "Nexant", picture: "logos/nexant-construction" },
  { name: "Prompt Guardian", picture: "logos/prompt-guardian" },
  { name: "Alomaa", picture: "logos/alomaa" },
  { name: "Fleetwaters Farms", picture: "logos/fleetwaters-farms" },
  { name: "Tobyteq", picture: "logos/tobyteq-website" },
  { name: "Chedar", picture: "logos/chedar-website" },
  { name: "ARMT", picture: "logos/armt-website" },
  { name: "ARMT CMS", picture: "logos/armt-website-cms" },
];

/** Five of our tools, for the second strip below the clients. */
export const technologyLogos: readonly Tool[] = [
  { name: "Framer", icon: "framer" },
  { name: "Webflow", icon: "webflow" },
  { name: "WordPress", icon: "wordpress" },
  { name: "React", icon: "react" },
  { name: "TypeScript", icon: "typescript" },
];
