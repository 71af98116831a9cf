/** Whether two JSON values are the same, in whatever order their keys are. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return left.length === right.size &&
    left.every(([key, value]) =>
      right.has(key) && isSameJson(value, right.get(key))
    );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
