/**
 * Caches the result of a pure function for each argument. Results are held
 * weakly: they are dropped together with the argument.
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
    return value;
  };
}

/** Calls a function at most once, when its result is first needed. */
export function memoizeCall<V>(make: () => V): () => V {
  let made: { value: V } | undefined;
  return () => (made ??= { value: make() }).value;
}
