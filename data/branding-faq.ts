import type { Faq } from "./schema.ts";

/** The five questions on the branding page. */
export const brandingFaq: readonly Faq[] = [
  {
    id: "brand-identity",
    question: "What is in a brand identity?",
    answer:
      "A primary mark and its small version, type, colour with contrast figures, a pattern or illustration style, and a guide of about thirty pages with files for print and screen.",
  },
  {
    id: "how-long",
    question: "How long does it take?",
    answer:
      "Five to seven weeks. Two for research and naming where it is needed, two for directions, the rest for the system and the guide.",
  },
  {
    id: "naming",
    question: "Will you help with the name?",
    answer:
      "Yes. We test a shortlist in Yoruba, Hausa, Igbo and Pidgin, and check the company register and domain names. A lawyer should still do the final trademark search.",
  },
  {
    id: "existing-logo",
    question: "We have a logo already. Do we have to change it?",
    answer:
      "No. Often the mark is sound and everything around it is not. We say so, and price only the part that needs work.",
  },
  {
    id: "directions",
    question: "How many directions do we see?",
    answer:
      "Up to three, each on real objects. You choose one and we take it to the end. A fourth direction is a new stage with its own price.",
  },
];
