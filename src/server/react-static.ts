import { createRequire } from "node:module";

/**
 * React's prerenderer, from the same build as `react-dom/server`. The two must
 * share one copy of React's renderer: a shell is begun by the one and continued
 * by the other. The name that the import map would resolve is another build.
 */
const { prerender } = createRequire(import.meta.url)(
  "react-dom/static.node",
) as typeof import("react-dom/static");

export { prerender };
