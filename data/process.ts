import type { NumberedItem } from "./schema.ts";

/** The six steps of every project; the service pages show the same list. */
export const processSteps: readonly NumberedItem[] = [
  {
    id: 1,
    number: "01.",
    title: "Discovery session",
    description:
      "One hour on your business, your customers and what a good result looks like. You leave with a written summary.",
  },
  {
    id: 2,
    number: "02.",
    title: "Strategy & Planning",
    description:
      "Scope, sitemap, timeline and price on one page. Nothing starts until you have signed it.",
  },
  {
    id: 3,
    number: "03.",
    title: "Design & Visual Creation",
    description:
      "Up to three directions, then one, taken to every screen and every state.",
  },
  {
    id: 4,
    number: "04.",
    title: "Development & Coding",
    description:
      "Weekly builds at a private link, tested on the phones your customers carry.",
  },
  {
    id: 5,
    number: "05.",
    title: "Testing & Quality Assurance",
    description:
      "Speed, accessibility, forms, search and old browsers, with a report you keep.",
  },
  {
    id: 6,
    number: "06.",
    title: "Launch & Support",
    description:
      "We move the domain at a quiet hour, watch for a week and stay on call.",
  },
];

/** What these steps are when a mark is made, by their number. */
const brandingTexts: Readonly<Record<number, string>> = {
  1: "One hour on your business, and on the names that people already call it. You leave with a written summary.",
  2: "What has to carry the mark, from a receipt to a roof, with timeline and price on one page.",
  3: "Up to three directions in black only, then one, in colour and in every size.",
  4: "Masters for print, thread, paint and screen, and a guide that a printer can follow.",
  5: "Shrunk to 16 pixels, cut in vinyl, and read from across the road. You get the failures too.",
  6: "The first sign goes up with us below it. For a season we answer the printer’s calls.",
};

/** The same six steps, as the branding page tells them. */
export const brandingSteps: readonly NumberedItem[] = processSteps.map(
  (step) => ({
    ...step,
    description: brandingTexts[step.id] ?? step.description,
  }),
);
