import type { DataOf } from "../../lib/data-attributes.ts";
import type {
  scriptFacts,
  scriptsId,
} from "../../ui/layout/document/document-assets.tsx";
import { mayMeasure } from "./consent.ts";
import { postError } from "./post.ts";

// Read early: React replaces the head when it cannot hydrate.
const { vitals }: DataOf<typeof scriptFacts> =
  document.getElementById("scripts" satisfies typeof scriptsId)?.dataset ?? {};

/** Sends an error to the server's log, if the site and the visitor allow it. */
export function sendError(thrown: unknown): void {
  if (vitals && mayMeasure()) postError(vitals, thrown);
}
