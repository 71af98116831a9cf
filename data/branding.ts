import type { Faq, Material, NumberedItem } from "./schema.ts";

/**
 * The benefits of a clear brand. Two titles are equal: revenue grows with what
 * buyers pay, and with what staff sell.
 */
export const benefits: readonly NumberedItem[] = [
  {
    id: 1,
    number: "01.",
    title: "Customer loyalty",
    description:
      "People come back to what they can recognise and describe to a friend.",
  },
  {
    id: 2,
    number: "02.",
    title: "Advertising impact",
    description:
      "One consistent look means each advert adds to the last instead of starting again.",
  },
  {
    id: 3,
    number: "03.",
    title: "Increased revenue",
    description:
      "Buyers pay more for the product whose quality they can see before they open it.",
  },
  {
    id: 4,
    number: "04.",
    title: "Competitive advantage",
    description:
      "A competitor can copy a feature in a month. A reputation takes longer.",
  },
  {
    id: 5,
    number: "05.",
    title: "Brand recognition",
    description:
      "Colour and shape are read before words, from across the road.",
  },
  {
    id: 6,
    number: "06.",
    title: "Increased revenue",
    description:
      "Staff sell better when the pitch, the site and the box agree.",
  },
];

/** Materials of marks with their swatches, for the strip below the clients. */
export const materials: readonly Material[] = [
  { name: "Sign paint", swatch: "paint" },
  { name: "Embroidery", swatch: "embroidery" },
  { name: "Vinyl", swatch: "vinyl" },
  { name: "Riso", swatch: "riso" },
  { name: "Screen", swatch: "screen" },
];

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
