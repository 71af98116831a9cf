/** A map that evicts its least recently used values when it gets too large. */
export interface LruMap<V> {
  /** The value of a key, which becomes the most recently used one. */
  get(key: string): V | undefined;
  /** The value of a key, without counting as a use. */
  peek(key: string): V | undefined;
  /**
   * Stores a value as the most recently used one. A value larger than
   * `maxBytes` is not stored and evicts nothing.
   * @param bytes Approximate size of the value in memory.
   */
  set(key: string, value: V, bytes?: number): void;
  delete(key: string): void;
  clear(): void;
  /** All keys, the least recently used first. */
  keys(): Iterable<string>;
  /** The number of values. */
  size(): number;
  /** Approximate size of all values in memory. */
  bytes(): number;
}

export interface LruLimits {
  maxEntries?: number;
  maxBytes?: number;
}

/** Builds an empty map with limits; without one there is no limit. */
export function createLruMap<V>(
  { maxEntries = Infinity, maxBytes = Infinity }: LruLimits,
): LruMap<V> {
  // A Map iterates in insertion order: the least recently used key is first.
  const entries = new Map<string, { value: V; bytes: number }>();
  let total = 0;
  let mostRecent: string | undefined;

  function remove(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry || key === mostRecent) return entry?.value;
      entries.delete(key);
      entries.set(key, entry);
      mostRecent = key;
      return entry.value;
    },
    peek: (key) => entries.get(key)?.value,
    set(key, value, bytes = 0) {
      remove(key);
      if (bytes > maxBytes) return;
      entries.set(key, { value, bytes });
      mostRecent = key;
      total += bytes;
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && total <= maxBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
    clear: () => [...entries.keys()].forEach(remove),
    keys: () => entries.keys(),
    size: () => entries.size,
    bytes: () => total,
  };
}
