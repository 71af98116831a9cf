import type { ClientLogo, Material } from "./schema.ts";

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

/** What marks are made in, with their swatches: the strip below the clients. */
export const materials: readonly Material[] = [
  { name: "Sign paint", swatch: "paint" },
  { name: "Embroidery", swatch: "embroidery" },
  { name: "Vinyl", swatch: "vinyl" },
  { name: "Riso", swatch: "riso" },
  { name: "Screen", swatch: "screen" },
];
