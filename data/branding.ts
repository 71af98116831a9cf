import type { Faq } from "../src/pages/questions.server.ts";
import questions from "./branding-questions.json" with { type: "json" };
import { questionsOf } from "./questions.ts";
import type { Material, NumberedItem } from "./schema.ts";

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

/**
 * The project whose client's word mark is painted in the drawing; the first of
 * all clients if it is gone.
 */
export const paintedClient = "alomaa";

/** The questions on the branding page. */
export const brandingFaq: readonly Faq[] = questionsOf(questions);
