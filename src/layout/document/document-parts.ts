import { type ComponentType, createContext, type ReactNode } from "react";

/**
 * What the document holds besides the page. The server provides it; in the
 * browser it holds only what hydration needs to match the server's markup.
 */
export interface DocumentParts {
  /** Styles, fonts and scripts of the head; only on the server. */
  head?: ReactNode;
  /** Styles after the page's content; only on the server. */
  restStyles?: ReactNode;
  /** Loader data as the text of its data block. */
  loaderData?: string;
  /** Address of the complete document, for visitors without JavaScript. */
  completeAt?: string;
  /** How long content may take after the shell, in milliseconds. */
  contentTimeoutMs?: number;
  /** The public origin, used in canonical and share links. */
  siteUrl?: string;
}

/** Files of the build that the document loads, as root-relative URLs. */
export interface DocumentAssets {
  /** Critical CSS as text; React deduplicates it by `hash`. */
  inline?: { text: string; hash: string };
  /** The rest of the CSS. */
  stylesheets: readonly string[];
  /** The page's modules, preloaded along with the entry. */
  modules: readonly string[];
  /** A script that runs before anything is painted. */
  inlineScript: string;
  /** Async scripts; browsers run no other text in place of one with a hash. */
  scripts: readonly { src: string; integrity?: string }[];
  /** The entry module, where an async script loads it after the first paint. */
  lateEntry?: string | undefined;
  fonts: readonly string[];
}

/** The parts of the current document. */
export const DocumentPartsContext = createContext<DocumentParts>({});

/**
 * What only crawlers read: share tags, feeds, structured data. Only the server
 * provides the component, so that the client bundle has no code for it.
 */
export const CrawlerHeadContext = createContext<ComponentType | null>(null);
