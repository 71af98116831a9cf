import { paths } from "../src/paths.ts";
import type { LabelledLink } from "./schema.ts";
import shared from "./words/shared.json" with { type: "json" };

/**
 * The link that applies to the academy. `data/contact.ts` has what the contact
 * page says at this address.
 */
export const applyLink: LabelledLink = {
  label: shared.apply,
  href: `${paths.contact}#academy`,
};
