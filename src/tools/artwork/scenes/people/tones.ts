/** Five skin tones, from dark to light. */
export const skin = [
  "#4a281c",
  "#5c3322",
  "#7a4b2f",
  "#8f5c39",
  "#a06c47",
] as const;

/** Colours of cloth that the palette lacks: folds and one bright red. */
export const cloth = {
  orange: "#d2492a",
  gold: "#c88608",
  deep: "#083b37",
} as const;
