import type { TitledText } from "./schema.ts";

/** The parts of a product, in the order of the drawing's keys 1 to 6. */
export const features: readonly TitledText[] = [
  {
    title: "Interface design",
    description: "Clear screens, tested on real phones before you see them.",
  },
  {
    title: "Measurement",
    description: "Privacy-friendly analytics you can read yourself.",
  },
  {
    title: "Security",
    description:
      "Weekly updates, a backup we have restored, and forms that stop robots.",
  },
  {
    title: "Content you can edit",
    description:
      "Your team changes any word or picture. Nobody has to write to us.",
  },
  {
    title: "Code that lasts",
    description: "Plain, typed, documented, handed over with the keys.",
  },
  {
    title: "Speed",
    description:
      "Main content inside 2.5 seconds on the ₦41,000 phone in our drawer.",
  },
];
