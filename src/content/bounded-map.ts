/** A map that forgets what was not used for longest when it gets too large. */
export interface BoundedMap<V> {
  /** The value of a key, which counts as used now. */
  get(key: string): V | undefined;
  /** @param bytes About how much memory the value takes. */
  set(key: string, value: V, bytes: number): void;
  delete(key: string): void;
  clear(): void;
  size(): number;
  /** About how much memory all values take. */
  bytes(): number;
}

export interface Bounds {
  maxEntries: number;
  maxBytes: number;
}

/** A value that alone is over `maxBytes` is not kept at all. */
export function createBoundedMap<V>(
  { maxEntries, maxBytes }: Bounds,
): BoundedMap<V> {
  const entries = new Map<string, { value: V; bytes: number }>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes > maxBytes) return;
      entries.set(key, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && total <= maxBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
    clear() {
      entries.clear();
      total = 0;
    },
    size: () => entries.size,
    bytes: () => total,
  };
}
