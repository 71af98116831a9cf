import type { Meta } from "../../routing/page-module.ts";

/** What a page's structured data is made of. */
export interface PageFacts {
  /** Public origin of the site. */
  siteUrl: string;
  /** The page's row in the page table. */
  pattern: string;
  /** The page's canonical path. */
  path: string;
  meta: Meta;
  params: Readonly<Record<string, string | undefined>>;
  /** Loader data that has come. */
  data: Readonly<Record<string, unknown>>;
}
