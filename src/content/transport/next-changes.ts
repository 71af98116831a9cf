/*
 * When what a body of the content service shows will change though the body does
 * not: an article is due, or a job ends. Caches must not outlive that moment.
 */
const changes = new WeakMap<object, number>();

/** Remembers when a body, or its result, changes, in milliseconds since 1970. */
export function setNextChange(it: object, time: number | undefined): void {
  if (time !== undefined) changes.set(it, time);
}

/** When a body or a result changes; undefined when only the service changes it. */
export function nextChangeOf(it: object): number | undefined {
  return changes.get(it);
}
