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
  /** The entry module. */
  entry: string;
  fonts: readonly string[];
}

/** The parts of the current document. */
export const DocumentPartsContext = createContext<DocumentParts>({});

/**
 * What only crawlers read: share tags, feeds, structured data. Only the server
 * provides the component, so that the client bundle has no code for it.
 */
export const CrawlerHeadContext = createContext<ComponentType | null>(null);
