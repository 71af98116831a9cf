import type { ToolCategory } from "./schema.ts";
import words from "./words/web-development.json" with { type: "json" };

/** "Our tools", by category; `icon` is an id in `static/icons/tools.svg`. */
export const toolCategories: readonly ToolCategory[] = Object.values(
  words.tools.categories,
).map(({ label, tools }) => ({
  label,
  tools: Object.entries(tools).map(([icon, name]) => ({ icon, name })),
}));
