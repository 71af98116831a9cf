import type { Field } from "./schema.ts";

/** Our fields of work, each with its number of projects in the portfolio. */
export const fields: readonly Field[] = [
  {
    name: "AI tools",
    note: "Assistants, prompt tooling, guard rails",
    projectCount: 3,
  },
  {
    name: "Construction",
    note: "Contractors, developers, site reporting",
    projectCount: 1,
  },
  {
    name: "Agriculture",
    note: "Farms, cold chain, direct ordering",
    projectCount: 1,
  },
  {
    name: "Video editing",
    note: "Studios, creators, delivery portals",
    projectCount: 1,
  },
  { name: "SaaS", note: "Energy, invoicing, security", projectCount: 3 },
  {
    name: "Public rail",
    note: "Live times, stations, service notices",
    projectCount: 2,
  },
];
