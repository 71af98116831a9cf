import { paths } from "../src/paths.ts";
import type { LabelledLink } from "./schema.ts";

/** `data/contact.ts` has what the contact page says at this address. */
const href = `${paths.contact}#academy`;

/**
 * The calls to action of the academy, apart from its texts, which other pages
 * need not load.
 */
export const academyLinks = {
  apply: { label: "Apply Now", href },
  getStarted: { label: "Get started", href },
} as const satisfies Readonly<Record<string, LabelledLink>>;
