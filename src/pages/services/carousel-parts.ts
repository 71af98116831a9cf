/** The parts of a carousel by which its scripts know them, besides its row. */
export const carouselParts = {
  carousel: { "data-carousel": "" },
  slide: { "data-slide": "" },
  /** Says which slide is in view. */
  position: { "data-position": "" },
} as const;
