import { useMatches } from "react-router-dom";
import { isSettled, settledValue } from "../../lib/promises/settled-promise.ts";

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

/** What a page's loader returns: calls that it has started. */
export type LoaderData = Readonly<Record<string, unknown>>;

/**
 * What a page says of itself to the head, the layout and the server. A method's
 * parameter may be narrower than declared here: loader data travels as unknown,
 * and each page knows its own.
 */
export interface Handle {
  sky: Sky;
  meta: Meta | PageFunction<Meta>["call"];
  /** The HTTP status, decided by what is known before the first byte leaves. */
  status?: PageFunction<number>["call"];
  /** Query parameters that change the page; with any other it is the same. */
  queries?: readonly string[];
}

interface PageFunction<T> {
  call(data: Settled<object>, params: Params): T;
}

/** A page with its data: the innermost match of an address. */
export interface Page {
  /** The path of its row in `routes.ts`. */
  pattern: string;
  handle: Handle;
  data: LoaderData;
  params: Params;
}

/** The page that is shown. */
export function usePage(): Page {
  const { id, handle, data, params } = useMatches().at(-1)!;
  return {
    pattern: id,
    handle: handle as Handle,
    data: data as LoaderData ?? {},
    params,
  };
}

/** The values of loader data that have come. */
export function settledData(data: LoaderData): LoaderData {
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    value instanceof Promise ? settledValue(value) : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** What the head says of a page whose data may still be on its way. */
export function metaOf({ handle: { meta }, data, params }: Page): Meta {
  return typeof meta === "function" ? meta(settledData(data), params) : meta;
}

/** Values of a page's loader that are still on their way. */
export function pendingOf({ data }: Page): Promise<unknown>[] {
  return Object.values(data).filter((value): value is Promise<unknown> =>
    value instanceof Promise && !isSettled(value)
  );
}

/** The status of a page, by the data that has come. */
export function statusOf({ handle, data, params }: Page): number {
  return handle.status?.(settledData(data), params) ?? 200;
}

/** Whether some of a page's data is a failed content result. */
export function hasFailure({ data }: Page): boolean {
  return Object.values(settledData(data)).some(isFailed);
}

function isFailed(value: unknown): boolean {
  return typeof value === "object" && value !== null && "ok" in value &&
    value.ok === false;
}
