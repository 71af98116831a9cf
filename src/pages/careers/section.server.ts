import type { Section } from "../section.server.ts";
import { jobs } from "./job.server.ts";

export const careers: Section = {
  kinds: [jobs],
  cards: [
    {
      name: "careers",
      surface: "laterite",
      size: 150,
      lines: ["Join Us. We", "are hiring!"],
    },
  ],
  pages: async () => (await import("./pages.server.ts")).pages,
};
