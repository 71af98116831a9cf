import { type Dated, scheduleOf } from "./schedule.ts";

/** What is shown of a record whose dates end its publication. */
export interface Ending {
  /** The server's time, in epoch milliseconds. */
  until?: number;
}

/** The end of a record's publication, if its dates name one. */
export function endingOf(record: Dated): Ending {
  const { until } = scheduleOf(record);
  return Number.isFinite(until) ? { until } : {};
}

/**
 * The result of a call, which may be held for long, without the records whose
 * publication has ended, and without groups that had no others. A single one is
 * null then.
 * @param now The server's time, in epoch milliseconds.
 * @returns The same object if nothing has ended.
 */
export function withoutEnded<T>(
  result: { ok: true; value: T },
  now: number,
): { ok: true; value: T | null } {
  const value = left(result.value, now) as T | undefined;
  return value === result.value ? result : { ok: true, value: value ?? null };
}

/** What is left of a value; undefined if all of it has ended. */
function left(value: unknown, now: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => {
      const rest = left(item, now);
      const isGone = rest === undefined || rest !== item && hasEmptyList(rest);
      return isGone ? [] : [rest];
    });
    const isWhole = items.length === value.length &&
      items.every((item, index) => item === value[index]);
    return isWhole ? value : items;
  }
  const { until = Infinity } = value as Ending;
  if (until <= now) return undefined;
  const entries = Object.entries(value);
  const rest = entries.map(([name, it]) => [name, left(it, now)] as const);
  return rest.every(([, it], index) => it === entries[index]?.[1])
    ? value
    : Object.fromEntries(rest.filter(([, it]) => it !== undefined));
}

function hasEmptyList(value: unknown): boolean {
  return Object.values(value as object).some((it) =>
    Array.isArray(it) && it.length === 0
  );
}
