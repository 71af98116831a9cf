import type { NumberedItem } from "./schema.ts";

/** What a clear brand does for a business. The last title repeats the third. */
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
