import type { PageArgs as Args } from "../streaming/page-data.ts";
import type { ContentLoader } from "./content-loader.ts";

/** What a page may use to get its data. */
export type PageArgs = Args<ContentLoader>;
