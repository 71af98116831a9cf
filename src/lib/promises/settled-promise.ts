/**
 * A fulfilled promise whose value can be read without waiting. React's `use`
 * checks a promise for `status` and `value`: with them it renders at once,
 * without them it suspends and shows the fallback first.
 */
export interface SettledPromise<T> extends Promise<T> {
  status: "fulfilled";
  value: T;
}

/** `Promise.resolve`, with the two properties that React reads. */
export function resolvedPromise<T>(value: T): SettledPromise<T> {
  return Object.assign(Promise.resolve(value), {
    status: "fulfilled" as const,
    value,
  });
}

/** Whether the value of a promise can be read without waiting. */
export function isSettled<T>(
  promise: Promise<T>,
): promise is SettledPromise<T> {
  return "status" in promise && promise.status === "fulfilled";
}

/** The value of a settled promise; undefined for any other. */
export function settledValue<T>(promise: Promise<T>): T | undefined {
  return isSettled(promise) ? promise.value : undefined;
}

/**
 * Sets the two properties on a promise once it is fulfilled.
 * @returns The same promise.
 */
export function trackSettled<T>(promise: Promise<T>): Promise<T> {
  promise.then((value) => {
    Object.assign(promise, { status: "fulfilled", value });
  }, () => {});
  return promise;
}

/** `promise.then(change)` that stays settled when the promise is. */
export function mapSettled<T, R>(
  promise: Promise<T>,
  change: (value: T) => R,
): Promise<R> {
  return isSettled(promise)
    ? resolvedPromise(change(promise.value))
    : trackSettled(promise.then(change));
}
