import type { ClientLogo } from "./schema.ts";

/** The featured clients' word marks, in portfolio order. */
export const clientLogos: readonly ClientLogo[] = [
  { name: "Aurora AI", project: "aurora-ai" },
  { name: "Prompt Plumber", project: "prompt-plumber-ai" },
  { name: "Nexant", project: "nexant-construction" },
  { name: "Prompt Guardian", project: "prompt-guardian" },
  { name: "Alomaa", project: "alomaa" },
  { name: "Fleetwaters Farms", project: "fleetwaters-farms" },
  { name: "Tobyteq", project: "tobyteq-website" },
  { name: "Chedar", project: "chedar-website" },
  { name: "ARMT", project: "armt-website" },
  { name: "ARMT CMS", project: "armt-website-cms" },
];
