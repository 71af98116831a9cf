import { sections } from "./sections.server.ts";

/** What all sections say of their pages. */
export const sectionPages = await Promise.all(
  sections.flatMap(({ pages }) => pages?.() ?? []),
);
