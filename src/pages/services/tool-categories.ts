import words from "../../../data/words/web-development.json" with {
  type: "json",
};

/** "Our tools", by category; icons by their ids in `static/icons/tools.svg`. */
export function toolCategories() {
  return Object.values(words.tools.categories).map(({ label, tools }) => ({
    label,
    tools: Object.entries(tools).map(([icon, name]) => ({ icon, name })),
  }));
}
