/**
 * Promises whose value is at hand. React's `use` reads `status` and `value`
 * and renders without suspending, so data that is there is never shown as
 * "Loading...".
 */
export interface SettledPromise<T> extends Promise<T> {
  status: "fulfilled";
  value: T;
}

/** A promise that is already fulfilled with `value`, and says so. */
export function settle<T>(value: T): SettledPromise<T> {
  return Object.assign(Promise.resolve(value), {
    status: "fulfilled" as const,
    value,
  });
}

/** Whether the value of `promise` can be read at once. */
export function isSettled<T>(
  promise: Promise<T>,
): promise is SettledPromise<T> {
  return "status" in promise && promise.status === "fulfilled";
}

/** The value of a promise that is settled; otherwise undefined. */
export function settledValue<T>(promise: Promise<T>): T | undefined {
  return isSettled(promise) ? promise.value : undefined;
}

/** Lets a promise say that it is settled once it is. */
export function mark<T>(promise: Promise<T>): Promise<T> {
  promise.then((value) => {
    Object.assign(promise, { status: "fulfilled", value });
  }, () => {});
  return promise;
}

/** Like `promise.then(change)`, but a settled promise stays settled. */
export function mapSettled<T, R>(
  promise: Promise<T>,
  change: (value: T) => R,
): Promise<R> {
  return isSettled(promise)
    ? settle(change(promise.value))
    : mark(promise.then(change));
}
