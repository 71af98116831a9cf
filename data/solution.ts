import type { TitledText } from "./schema.ts";

/** "The Problem" of the services page. */
export const problemPoints: readonly TitledText[] = [
  {
    title: "Visitors leave before it loads",
    description:
      "A five-second wait on mobile data is a closed tab. Heavy templates and page builders are usually the reason.",
  },
  {
    title: "It looks like everyone else",
    description:
      "Same hero, same stock people, same three cards. Nobody remembers who they were reading about.",
  },
  {
    title: "You cannot change it",
    description:
      "Every edit is a ticket and an invoice, so the site slowly stops being true.",
  },
];

/** "Our Solution": its steps, in order. */
export const solutionSteps: readonly TitledText[] = [
  {
    title: "Visual Alignment",
    description:
      "References, words and sketches until we both mean the same thing. Up to three directions.",
  },
  {
    title: "Homepage Design",
    description:
      "One page taken all the way: real copy, phone and desktop, every state.",
  },
  {
    title: "Additional Pages Design & Development",
    description:
      "The system built on that page carries the rest, then we build and test it.",
  },
];
