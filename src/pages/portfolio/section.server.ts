import type { Section } from "../section.server.ts";
import { featuredProjects } from "../../agency/projects/featured-projects.server.ts";
import { projects } from "../../agency/projects/project.server.ts";

export const portfolio: Section = {
  kinds: [projects, featuredProjects],
  cards: [
    { name: "portfolio", surface: "paper", size: 208, lines: ["Portfolio"] },
  ],
  pages: async () => (await import("./pages.server.ts")).pages,
};
