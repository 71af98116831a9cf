/**
 * Path data of the icons, in a 24 px box with 1.5 to 2 px strokes. One constant
 * per icon, so that unused ones are tree-shaken.
 */
export const arrowRight = "M4 12h15M13 6l6 6-6 6";
export const arrowLeft = "M20 12H5M11 6l-6 6 6 6";
export const arrowUpRight = "M6 18 18 6M8 6h10v10";
export const chevron = "m6 9 6 6 6-6";
export const plus = "M12 4v16M4 12h16";
export const tick = "m4 13 5 5L20 6";
export const search =
  "M16 16l5 5M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z";
export const sun =
  "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1";
export const moon = "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z";
export const screen = "M3 4h18v12H3zM8 20h8M12 16v4";
