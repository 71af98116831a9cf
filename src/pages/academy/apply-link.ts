import type { LabelledLink } from "../../../data/site.ts";
import shared from "../../../data/words/shared.json" with { type: "json" };
import { requestPath } from "../../paths.ts";
import type { AcademyTrack } from "./academy-tracks.ts";

/**
 * The link that applies to the academy. `contact/requests.ts` has what the contact
 * page says at this address.
 */
export function applyLink(): LabelledLink {
  return { label: shared.apply, href: requestPath("academy") };
}

/** Where to apply for a track. */
export function trackPath({ id }: AcademyTrack): string {
  return requestPath(`academy-${id}`);
}
