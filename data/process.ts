import { sixSteps } from "./process-titles.ts";

/** The six steps of a project; the pages of web services show the same. */
export const processSteps = sixSteps([
  "One hour on your business, your customers and what a good result looks like. You leave with a written summary.",
  "Scope, sitemap, timeline and price on one page. Nothing starts until you have signed it.",
  "Up to three directions, then one, taken to every screen and every state.",
  "Weekly builds at a private link, tested on the phones your customers carry.",
  "Speed, accessibility, forms, search and old browsers, with a report you keep.",
  "We move the domain at a quiet hour, watch for a week and stay on call.",
]);
