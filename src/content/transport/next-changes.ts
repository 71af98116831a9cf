/*
 * When what a body of the content service shows will change though the body does
 * not: an article is due, or a job ends. Caches must not outlive that moment.
 */
const changes = new WeakMap<object, number>();

/** Remembers when a body, or its result, changes, in milliseconds since 1970. */
export function setNextChange(it: object, time: number | undefined): void {
  if (time !== undefined) changes.set(it, time);
}

/**
 * When the first of some results changes, in milliseconds since 1970;
 * `Infinity` when only the service changes them.
 */
export function firstChange(results: Iterable<object | undefined>): number {
  let first = Infinity;
  for (const result of results) {
    first = Math.min(first, result && changes.get(result) || Infinity);
  }
  return first;
}

/** When a body or a result changes; undefined when only the service changes it. */
export function nextChangeOf(it: object): number | undefined {
  return changes.get(it);
}
