/**
 * The least that a Figma-to-Framer build costs. Not in `pricing.ts`, because
 * the menu on every page shows it.
 */
export const figmaToFramerFrom = "$999";
