/** The surface whose text is readable on a client's colour. */
export const inkSurfaces = {
  light: "surface-laterite",
  dark: "surface-accent",
};
