import { mayMeasure } from "./consent.ts";
import { postError } from "./post.ts";

// Read early: React replaces the head when it cannot hydrate.
const { vitals } = document.getElementById("scripts")?.dataset ?? {};

/** Sends an error to the server's log, if the site and the visitor allow it. */
export function sendError(thrown: unknown): void {
  if (vitals && mayMeasure()) postError(vitals, thrown);
}
