import type { Faq } from "../src/pages/questions.server.ts";
import questions from "./home-questions.json" with { type: "json" };
import type { Field, Sign } from "./schema.ts";
import words from "./words/home.json" with { type: "json" };

/** The signs of "Our Works" in display order, each with a short line. */
export const signs: readonly Sign[] = Object.entries(words.works.signs)
  .map(([slug, line]) => ({ slug, line }));

const { names } = words.fields;

/** Fields of work, each with the slugs of its projects. */
export const fields: readonly Field[] = [
  {
    name: names.ai,
    projects: ["aurora-ai", "prompt-plumber-ai", "prompt-guardian"],
  },
  { name: names.construction, projects: ["nexant-construction"] },
  { name: names.agriculture, projects: ["fleetwaters-farms"] },
  { name: names.video, projects: ["alomaa"] },
  {
    name: names.saas,
    projects: ["prompt-guardian", "tobyteq-website", "chedar-website"],
  },
  { name: names.rail, projects: ["armt-website", "armt-website-cms"] },
];

/** The questions on the home page. */
export const homeFaq: readonly Faq[] = questions.questions;
