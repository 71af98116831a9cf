import type { Faq } from "./schema.ts";

/** The seven questions on the home page. */
export const homeFaq: readonly Faq[] = [
  {
    id: "how-long",
    question: "How long does a website take?",
    answer:
      "Most sites of up to four pages take four to six weeks from the discovery session to launch. A site of five to fifteen pages takes eight to twelve. You see the first design direction in week one.",
  },
  {
    id: "after-the-form",
    question: "What happens after I send the form?",
    answer:
      "We reply within a day with a 24-hour action plan: what we would do first, who would do it, and the questions we still have. It is yours whether or not you hire us.",
  },
  {
    id: "mobile-apps",
    question: "Do you build mobile apps?",
    answer:
      "We design them, for iOS and Mac OS. We do not develop them. The files we hand over are ready for your own engineers, and we stay on call while they build.",
  },
  {
    id: "figma-to-framer",
    question: "What does a Figma-to-Framer build cost?",
    answer:
      "It starts from $999. The price depends on the number of pages and on how much of the motion in the file should survive the move. You get a fixed figure before we start.",
  },
  {
    id: "own-developers",
    question: "Can you work with our own developers?",
    answer:
      "Yes. We join your repository or hand over ours, follow your review rules, and write notes a stranger can follow.",
  },
  {
    id: "refunds",
    question: "Do you offer refunds?",
    answer:
      "No. Every project is split into stages instead, each with its own price and result, and nothing starts until you have signed that stage off.",
  },
  {
    id: "ownership",
    question: "Who owns the work?",
    answer:
      "You do, from the day the final invoice is paid: files, fonts we bought for you, code and content. We ask only to show it in our portfolio.",
  },
];
