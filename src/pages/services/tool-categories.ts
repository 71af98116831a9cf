import words from "../../../data/words/web-development.json" with {
  type: "json",
};

/** A tool and its mark's id in `static/icons/tools.svg`. */
export interface Tool {
  name: string;
  icon: string;
}

export interface ToolCategory {
  label: string;
  tools: readonly Tool[];
}

/** "Our tools", by category. */
export const toolCategories: readonly ToolCategory[] = Object.values(
  words.tools.categories,
).map(({ label, tools }) => ({
  label,
  tools: Object.entries(tools).map(([icon, name]) => ({ icon, name })),
}));
