import type { Sign } from "./schema.ts";

/** The signs of "Our Works" in their order, with the few words of each. */
export const signs: readonly Sign[] = [
  { slug: "fleetwaters-farms", line: "Name, order page and ponds" },
  { slug: "nexant-construction", line: "A tower, floor by floor" },
  { slug: "alomaa", line: "Filmed by day, cut by dawn" },
  { slug: "prompt-guardian", line: "Stops secrets in prompts" },
  { slug: "armt-website", line: "Next trains in under a second" },
  { slug: "chedar-website", line: "Friendly, strict invoices" },
  { slug: "prompt-plumber-ai", line: "Finds the weak joint" },
  { slug: "tobyteq-website", line: "Solar in household terms" },
  { slug: "aurora-ai", line: "Answers, and shows the page" },
  { slug: "armt-website-cms", line: "One notice, three channels" },
];

/** What the first sign says below its heading. */
export const signsNote = "Ten projects";
