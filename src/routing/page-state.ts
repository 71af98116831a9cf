import { isSettled } from "../lib/promises/settled-promise.ts";
import type { CurrentPage } from "./page-context.ts";
import { settledData } from "./page-module.ts";

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
