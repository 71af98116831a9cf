import { site } from "../../../data/site.ts";
import { vitalsPath } from "../../paths.ts";
import { mayMeasure } from "./consent.ts";
import { postError } from "./post-error.ts";

/** Sends an error to the server's log, if the site and the visitor allow it. */
export function sendError(thrown: unknown): void {
  if (site.webVitals && mayMeasure()) postError(vitalsPath, thrown);
}
