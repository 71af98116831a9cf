import type { Section } from "../section.server.ts";

export const contact: Section = {
  cards: [
    {
      name: "contact",
      surface: "danfo",
      size: 132,
      lines: ["Let’s Build", "Something", "Together"],
    },
  ],
};
