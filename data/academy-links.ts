import { paths } from "../src/paths.ts";
import type { LabelledLink } from "./schema.ts";

/**
 * The calls to action of the academy, apart from its texts, which other pages
 * need not load. `data/contact.ts` has what the contact page says then.
 */
export const academyLinks = {
  apply: { label: "Apply Now", href: `${paths.contact}#academy` },
  getStarted: { label: "Get started", href: `${paths.contact}#academy` },
} as const satisfies Readonly<Record<string, LabelledLink>>;
