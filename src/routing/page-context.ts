import { createContext, useContext } from "react";
import type { LoaderData, PageModule, Params } from "./page-module.ts";

/** The page that is shown, with its data. */
export interface CurrentPage {
  /** The pattern of its address. */
  pattern: string;
  page: PageModule;
  data: LoaderData;
  params: Params;
}

/** How the visitor came to the page. */
export interface Arrival {
  /** Where to scroll; undefined: nowhere, for the page is where it was. */
  scroll?: number | "start";
  /** Whether another page is on its way. */
  isLeaving: boolean;
}

export const PageContext = createContext<CurrentPage | undefined>(undefined);
export const ArrivalContext = createContext<Arrival>({ isLeaving: false });

/**
 * The page that is shown.
 * @throws {Error} Outside a page.
 */
export function usePage(): CurrentPage {
  const current = useContext(PageContext);
  if (!current) throw new Error("Cannot use a page outside of one");
  return current;
}

/** What the page's loader returned; each page knows its own shape. */
export function usePageData<Data>(): Data {
  return usePage().data as Data;
}
