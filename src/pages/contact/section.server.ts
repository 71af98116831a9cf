import type { Section } from "../section.server.ts";

export const contact: Section = {
  cards: [
    {
      name: "contact",
      sky: "danfo",
      size: 132,
      lines: ["Let’s Build", "Something", "Together"],
    },
  ],
};
