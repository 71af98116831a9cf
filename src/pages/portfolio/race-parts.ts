/** The parts of a race by which its script knows them. */
export const raceParts = {
  lane: { "data-lane": "" },
  bus: { "data-bus": "" },
} as const;
