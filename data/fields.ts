import type { Field } from "./schema.ts";

/** Our fields of work, each with its projects of the portfolio, by their slugs. */
export const fields: readonly Field[] = [
  {
    name: "AI tools",
    projects: ["aurora-ai", "prompt-plumber-ai", "prompt-guardian"],
  },
  { name: "Construction", projects: ["nexant-construction"] },
  { name: "Agriculture", projects: ["fleetwaters-farms"] },
  { name: "Video editing", projects: ["alomaa"] },
  {
    name: "SaaS",
    projects: ["prompt-guardian", "tobyteq-website", "chedar-website"],
  },
  { name: "Public rail", projects: ["armt-website", "armt-website-cms"] },
];
