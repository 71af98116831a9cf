/**
 * Caches the result of a pure function per argument, weakly: it is released
 * together with the argument. A rejected promise is not cached, so the next
 * call tries again.
 */
export function memoize<K extends object, V>(
  compute: (key: K) => V,
): (key: K) => V {
  const cache = new WeakMap<K, { value: V }>();
  return (key) => {
    const cached = cache.get(key);
    if (cached) return cached.value;
    const value = compute(key);
    cache.set(key, { value });
    whenRejected(value, () => cache.delete(key));
    return value;
  };
}

/**
 * Calls a function once, on first use; again if it returned a promise that was
 * rejected.
 */
export function memoizeCall<V>(make: () => V): () => V {
  let made: { value: V } | undefined;
  return () => {
    if (made) return made.value;
    const value = make();
    made = { value };
    whenRejected(value, () => made = undefined);
    return value;
  };
}

function whenRejected(value: unknown, forget: () => void): void {
  if (value instanceof Promise) value.catch(forget);
}
