import type {
  AgnosticNonIndexRouteObject,
  LoaderFunctionArgs,
} from "@remix-run/router";
import type { ComponentType } from "react";
import type { ContentClient } from "../content/content-client.ts";
import { settledValue } from "../content/settled.ts";

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
  noIndex?: true;
}

/** Loader data as far as it is there; values still on their way are absent. */
export type Settled<Data> = {
  [K in keyof Data]?: Data[K] extends Promise<infer T> ? T : Data[K];
};

/** A page's loader, once it has been given the content client. */
export type PageLoader = (args: LoaderFunctionArgs) => Record<string, unknown>;

type Params = Readonly<Record<string, string | undefined>>;

/**
 * What a module in `src/pages/` exports. A method's parameter may be narrower
 * than declared here: the router hands loader data on as unknown, and each
 * page knows its own.
 */
export interface PageModule {
  Component: ComponentType;
  sky: Sky;
  meta: Meta | PageFunction<Meta>["call"];
  loader?(content: ContentClient): PageLoader;
  /** The HTTP status, decided by what is known before the first byte leaves. */
  status?: PageFunction<number>["call"];
  /** Names of loader data that the page can do without. */
  optional?: readonly string[];
  /** Whether the page is the same for every visitor; it is, unless it says so. */
  sameForAll?(data: Settled<object>): boolean;
}

interface PageFunction<T> {
  call(data: Settled<object>, params: Params): T;
}

/** What a route's `handle` holds. */
export interface PageHandle {
  /** Name of the page's module, and so of its chunk. */
  chunk: string;
  /** The module, once it has been loaded. */
  page?: PageModule;
  /** The page's loader, once its module has been loaded. */
  loader?: PageLoader;
  /** Loads the module; again at once when it is there. */
  load(): Promise<PageModule>;
}

/** A row of the route table. */
export interface PageRoute extends AgnosticNonIndexRouteObject {
  id: string;
  path: string;
  handle: PageHandle;
}

/** The values of loader data that are there. */
export function settledData(data: unknown): Record<string, unknown> {
  if (typeof data !== "object" || data === null) return {};
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    value instanceof Promise ? settledValue(value) : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** What the head says of a page whose data may still be on its way. */
export function metaOf(
  page: PageModule,
  data: unknown,
  params: Params,
): Meta {
  return typeof page.meta === "function"
    ? page.meta(settledData(data), params)
    : page.meta;
}
