import { paths } from "../../paths.ts";
import type { Section } from "../section.server.ts";
import { articles } from "./article.server.ts";

export const blog: Section = {
  kinds: [articles],
  cards: [
    { name: "blog", surface: "paper", size: 268, lines: ["Blog"] },
  ],
  preview: paths.article,
  pages: async () => (await import("./pages.server.ts")).pages,
};
