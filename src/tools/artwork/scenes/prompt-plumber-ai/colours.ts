/** Colours of the workshop, named as on its own board. */
export const colours = {
  copper: "#ff5a36",
  brass: "#ffc93c",
  water: "#7bd3f7",
  valve: "#1f3bd6",
  soot: "#14130f",
  apron: "#fff6e9",
} as const;
