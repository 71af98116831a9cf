import type { PageArgs as Args } from "../streaming/page-data.ts";
import type { ContentSource } from "./content-source.ts";

/** What a page may use to get its data. */
export type PageArgs = Args<ContentSource>;
