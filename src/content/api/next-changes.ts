/*
 * When what a parsed value shows will change without a change of its records:
 * an article is due, or a job ends. Caches must not outlive that moment.
 */
const changes = new WeakMap<object, number>();

/** Remembers when a value changes, in milliseconds since 1970. */
export function setNextChange(value: object, time: number | undefined): void {
  if (time !== undefined) changes.set(value, time);
}

/** When a value changes; undefined when only its records can change it. */
export function nextChangeOf(value: unknown): number | undefined {
  return typeof value === "object" && value !== null
    ? changes.get(value)
    : undefined;
}
