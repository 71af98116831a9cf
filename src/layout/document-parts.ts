import { type ComponentType, createContext } from "react";

/**
 * What the document holds besides the page. The server fills it in; the
 * browser reads back what hydration has to find again.
 */
export interface DocumentParts {
  /** Stylesheets, scripts and preloads; only the server writes them. */
  assets?: DocumentAssets;
  /** Text of the data block with the loader data. */
  loaderData?: string;
  /** Where a visitor without scripts gets the page complete. */
  completeAt?: string;
  /** Public origin, for canonical and share links. */
  siteUrl?: string;
}

export interface DocumentAssets {
  /** Styles of the first screen, as text; `hash` tells them from others. */
  inline?: { text: string; hash: string };
  /** Styles of everything else. */
  stylesheets: readonly string[];
  /** Modules of the page, to be fetched together with the entry. */
  modules: readonly string[];
  /** Scripts that run as soon as they are there. */
  scripts: readonly string[];
  fonts: readonly string[];
}

export const DocumentPartsContext = createContext<DocumentParts>({});

/**
 * What only crawlers read: share tags, feeds, structured data. The server puts
 * it into the head; browsers leave it alone and carry no code for it.
 */
export const CrawlerHeadContext = createContext<ComponentType | null>(null);
