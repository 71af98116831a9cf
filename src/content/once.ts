/**
 * Remembers what a pure function made of an object, as long as that object
 * lives: a view is derived once per refresh, not once per request.
 */
export function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { value: V }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}
