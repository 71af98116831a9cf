import type { TitledText } from "./schema.ts";

/** The perks at the end of every job page. */
export const perks: readonly TitledText[] = [
  {
    title: "Exciting projects",
    description: "Rail, farms, energy and AI in the same year.",
  },
  {
    title: "Flexible work environment",
    description: "Three studio days, two wherever the light stays on.",
  },
  {
    title: "Competitive salary",
    description: "Reviewed every March, with the bands open to everyone here.",
  },
];

/** Shows the application form on jobs that have no submission link. */
export const applicationForm: boolean = false;

/** The team member that a new hire will work with, by department. */
export const colleagues: ReadonlyMap<string, string> = new Map([
  ["Academy", "Ronke Bello"],
  ["Design", "Dayo Fashola"],
  ["Engineering", "Halima Sule"],
]);
