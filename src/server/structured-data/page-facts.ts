import type { Meta } from "../../layout/page-module.ts";

/** What a page's structured data is made of. */
export interface PageFacts {
  /** Public origin of the site. */
  siteUrl: string;
  /** The route's address pattern, as in `src/paths.ts`. */
  pattern: string;
  /** The page's canonical path. */
  path: string;
  meta: Meta;
  params: Readonly<Record<string, string | undefined>>;
  /** Loader data that is there. */
  data: Readonly<Record<string, unknown>>;
}
