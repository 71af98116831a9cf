/** Counts events by name, from the start of the process. */
export interface Counters<Name extends string> {
  add(name: Name): void;
  value(name: Name): number;
}

/** Counters that begin at zero. */
export function createCounters<Name extends string>(): Counters<Name> {
  const values = new Map<Name, number>();
  const value = (name: Name) => values.get(name) ?? 0;
  return { add: (name) => void values.set(name, value(name) + 1), value };
}
