import type { TitledText } from "./schema.ts";

/** The three cards of "Why work with us". */
export const reasons: readonly TitledText[] = [
  {
    title: "Expertise",
    description:
      "Six years of taking products from sketch to release. The person who designs your first screen is in the room when it ships.",
  },
  {
    title: "Communication",
    description:
      "One channel, one weekly call and a written note after each. You always know what is done, what is next and what is stuck.",
  },
  {
    title: "Accelerated Speed",
    description:
      "A 24-hour action plan after your first message, and a first design direction inside a week.",
  },
];
