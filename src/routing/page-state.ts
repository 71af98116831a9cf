import { isSettled, settledValue } from "../lib/promises/settled-promise.ts";
import type { CurrentPage } from "./page-context.ts";
import type { LoaderData, Meta, PageModule, Params } from "./page-module.ts";

/** The values of loader data that have come. */
export function settledData(data: LoaderData): LoaderData {
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    value instanceof Promise ? settledValue(value) : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** What the head says of a page whose data may still be on its way. */
export function metaOf(
  page: PageModule,
  data: LoaderData,
  params: Params,
): Meta {
  return typeof page.meta === "function"
    ? page.meta(settledData(data), params)
    : page.meta;
}

/** Values of a page's loader that are still on their way. */
export function pendingOf({ data }: CurrentPage): Promise<unknown>[] {
  return Object.values(data).filter((value): value is Promise<unknown> =>
    value instanceof Promise && !isSettled(value)
  );
}

/** Pending values that the page cannot do without. */
export function essentialOf(current: CurrentPage): Promise<unknown>[] {
  return pendingOf({ ...current, data: essentialData(current) });
}

/** The status of a page, by the data that has come. */
export function statusOf({ page, data, params }: CurrentPage): number {
  return page.status?.(settledData(data), params) ?? 200;
}

/** Whether some of a page's data is a failed content result. */
export function hasFailure({ data }: CurrentPage): boolean {
  return Object.values(settledData(data)).some(isFailed);
}

/** Whether data failed that the page cannot do without. */
export function hasEssentialFailure(current: CurrentPage): boolean {
  return hasFailure({ ...current, data: essentialData(current) });
}

function essentialData({ page: { optional = [] }, data }: CurrentPage) {
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => !optional.includes(name)),
  );
}

function isFailed(value: unknown): boolean {
  return typeof value === "object" && value !== null && "ok" in value &&
    value.ok === false;
}
