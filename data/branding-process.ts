import { sixSteps } from "./process-titles.ts";

/** The same six steps, as the branding page tells them. */
export const brandingSteps = sixSteps([
  "One hour on your business, and on the names that people already call it. You leave with a written summary.",
  "What has to carry the mark, from a receipt to a roof, with timeline and price on one page.",
  "Up to three directions in black only, then one, in colour and in every size.",
  "Masters for print, thread, paint and screen, and a guide that a printer can follow.",
  "Shrunk to 16 pixels, cut in vinyl, and read from across the road. You get the failures too.",
  "The first sign goes up with us below it. For a season we answer the printer’s calls.",
]);
