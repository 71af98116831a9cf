import type { Section } from "../section.server.ts";
import { paths } from "../../paths.ts";
import { questionsOn } from "../questions.server.ts";

export const homeQuestions = questionsOn(
  paths.home,
  "home",
  "Questions on the home page",
);

export const home: Section = {
  kinds: [homeQuestions],
  cards: [
    {
      name: "home",
      surface: "danfo",
      size: 132,
      lines: ["From idea", "to product,", "span by span."],
    },
  ],
  pages: async () => (await import("./pages.server.ts")).pages,
};
