import type { TitledText } from "./schema.ts";

/** The parts of a product, in the order of the drawing's keys 1 to 6. */
export const features: readonly TitledText[] = [
  {
    title: "Interface design",
    description:
      "The deck people walk on. Clear screens, tested on real phones.",
  },
  {
    title: "Measurement",
    description:
      "Lamps on the route. Privacy-friendly analytics you can read yourself.",
  },
  {
    title: "Security",
    description:
      "The parapet. Updates, backups and forms that cannot be abused.",
  },
  {
    title: "Content you can edit",
    description:
      "Bearings let the structure move. Your team changes words without us.",
  },
  {
    title: "Code that lasts",
    description: "Piers. Plain, typed, documented, handed over with the keys.",
  },
  {
    title: "Speed",
    description: "Piles nobody sees. Pages that open on a weak signal.",
  },
];
