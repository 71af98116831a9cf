import type { ComponentType } from "react";
import type { ContentClient } from "../content/content-client.ts";

/** Which page each address pattern shows; each page is a chunk of its own. */
export type PageTable = Readonly<Record<string, () => Promise<PageModule>>>;

/** The field of colour that a page starts with; the navigation takes it too. */
export type Sky =
  | "danfo"
  | "paper-2"
  | "lagoon"
  | "haze"
  | "laterite"
  | "paper"
  | "night";

/** What the head says about a page. */
export interface Meta {
  title: string;
  description?: string;
  /** Reference of the picture that is shown when the page is shared; files are JPEG. */
  picture?: string;
  /** Pages that search engines should leave out. */
  noIndex?: boolean;
}

/** Loader data as far as it has come; values still on their way are absent. */
export type Settled<Data> = {
  [K in keyof Data]?: Data[K] extends Promise<infer T> ? T : Data[K];
};

/** Values of an address pattern's parameters. */
export type Params = Readonly<Record<string, string | undefined>>;

/** What a loader returns: plain values, and promises that stream. */
export type LoaderData = Readonly<Record<string, unknown>>;

/** What a page's loader is given besides the content client. */
export interface LoaderArgs {
  params: Params;
  query: URLSearchParams;
  /** Aborts when the visitor leaves. */
  signal?: AbortSignal;
}

/**
 * What a module in `src/pages/` exports. A method's parameter may be narrower
 * than declared here: loader data travels as unknown, and each page knows its
 * own.
 */
export interface PageModule {
  Component: ComponentType;
  sky: Sky;
  meta: Meta | PageFunction<Meta>["call"];
  /**
   * Starts the page's content calls; runs on the server and in the browser. The
   * page waits for the object, not for the promises in it.
   */
  loader?(
    content: ContentClient,
    args: LoaderArgs,
  ): object | Promise<object>;
  /** The HTTP status, decided by what is known before the first byte leaves. */
  status?: PageFunction<number>["call"];
  /** Names of loader data that the page can do without. */
  optional?: readonly string[];
  /** Query parameters that change the page; with any other it is the same. */
  queries?: readonly string[];
}

interface PageFunction<T> {
  call(data: Settled<object>, params: Params): T;
}
