/** Colours of the farm's fish: in the water, and printed. */
export const fishColours = { fish: "#04262d", block: "#0b3a42" } as const;
