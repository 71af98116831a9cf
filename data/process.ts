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
