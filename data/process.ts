import type { NumberedItem } from "./schema.ts";

/** The six steps of every project. */
const titles = [
  "Discovery session",
  "Strategy & Planning",
  "Design & Visual Creation",
  "Development & Coding",
  "Testing & Quality Assurance",
  "Launch & Support",
];

/** Descriptions of the steps on the web service pages. */
export const processSteps = withTitles([
  "One hour on your business, your customers and what a good result looks like. You leave with a written summary.",
  "Scope, sitemap, timeline and price on one page. Nothing starts until you have signed it.",
  "Up to three directions, then one, taken to every screen and every state.",
  "Weekly builds on a private link, tested on the phones your customers carry.",
  "Speed, accessibility, forms, search and old browsers, with a report you keep.",
  "We move the domain at a quiet hour, watch for a week and stay on call.",
]);

/** Descriptions of the steps on the branding page. */
export const brandingSteps = withTitles([
  "One hour on your business and what people already call it. You leave with a written summary.",
  "Everything the mark must go on, from receipt to roof; timeline and price on one page.",
  "Up to three directions in black only, then one, in colour and in every size.",
  "Masters for print, thread, paint and screen, and a guide that a printer can follow.",
  "Shrunk to 16 pixels, cut in vinyl, and read from across the road. You get the failures too.",
  "The first sign goes up with us below it. For a season we answer the printer’s calls.",
]);

function withTitles(descriptions: readonly string[]): NumberedItem[] {
  return titles.map((title, index) => ({
    id: index + 1,
    number: `0${index + 1}.`,
    title,
    description: descriptions[index] ?? "",
  }));
}
