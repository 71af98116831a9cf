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
export const clock = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l4 2";
export const sun =
  "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1";
export const moon = "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z";
export const screen = "M3 4h18v12H3zM8 20h8M12 16v4";
export const pencil = "M4 20v-4L16 4l4 4L8 20zM13 7l4 4";
export const wallet = "M18 9V5H3v14h18V9H3M16 14h2";
export const lockOpen = "M4 11h16v10H4zM8 11V7a4 4 0 0 1 7.5-2M12 15v2";
export const plug = "M9 2v6M15 2v6M6 8h12v4a6 6 0 0 1-12 0zM12 18v4";
export const branch =
  "M6 8v8M6 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18 8v1q0 4-4 4h-4q-4 0-4 3";
export const layers = "m12 3 9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5";
export const headset =
  "M4 18v-6a8 8 0 0 1 16 0v6M4 13h4v6H4zM16 13h4v6h-4zM20 19q0 3-3 3h-4";
