import { createContext, type ReactNode } from "react";

/**
 * The parts of the document besides the page. The server provides them all; the
 * browser only those that hydration needs to match the markup.
 */
export interface DocumentParts {
  /** Styles and scripts of the head; only on the server. */
  head?: ReactNode;
  /** Icons, feeds and share tags; only on the server. */
  crawlerHead?: ReactNode;
  /** What the body starts with; only on the server. */
  fontPreloads?: ReactNode;
  /** Styles after the page's content; only on the server. */
  restStyles?: ReactNode;
  /** What the body ends with; only on the server. */
  structuredData?: ReactNode;
  /** Address of the complete document, for visitors without JavaScript. */
  completeAt?: string;
  /** The time limit for content after the shell, in milliseconds. */
  contentTimeoutMs?: number;
  /** How long the browser holds what it has shown, in seconds. */
  heldSeconds?: number;
  /**
   * Whether the boundaries between the parts of the body are not where the
   * server wrote them; only in the browser. React would never end hydrating
   * them: https://github.com/react/react/pull/36819
   */
  isRearranged?: boolean;
  /** The parts of the body that are hydrated; only in the browser. */
  hydratedParts?: Set<unknown>;
  /** Called once all are; only in the browser. */
  onHydrated?(): void;
  /** The scroll states of history entries; only in the browser. */
  scrollStates?: ScrollStates;
  /** Whether the last navigation leaves the page where it stands. */
  preventsScrollReset?(): boolean;
  /** The public origin, used in canonical and share links. */
  siteUrl?: string;
}

/** What the root element says for hydration, besides the content timeout. */
export function rootFacts({ siteUrl, heldSeconds }: DocumentParts) {
  return { "data-site": siteUrl, "data-held-seconds": heldSeconds } as const;
}

/** What `src/browser/early/keep-scroll-state.ts` does for React. */
export interface ScrollStates {
  /** Returns to the scroll state of the history entry that is shown now. */
  returnToEntry(key: string): ReturnedScrollState;
  /** The control that was used last in the page of that entry. */
  usedControl(): HTMLElement | undefined;
}

export interface ReturnedScrollState {
  /** Whether the entry was shown before. */
  isKnown: boolean;
  /** Returns again, once the content is there. */
  returnAgain(): void;
}

/** Build files that the document loads, as root-relative URLs. */
export interface DocumentAssets {
  /** Critical CSS as text. */
  inline?: { text: string };
  /** The rest of the CSS. */
  stylesheets: readonly string[];
  /** The page's modules, loaded along with the entry. */
  modules: readonly string[];
  /** A script that runs before first paint. */
  inlineScript: string;
  /** A script that streamed documents have besides, and what allows it. */
  streamScript?: { text: string; nonce: string };
  /** The early script: see `src/browser/early/`. */
  earlyScript: string;
  /** The entry module. */
  entry: string;
}

/** How many parts of the body hydrate one after the other. */
export const bodyParts = 4;

/** The parts of the current document. */
export const DocumentPartsContext = createContext<DocumentParts>({});
