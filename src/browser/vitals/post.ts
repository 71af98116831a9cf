/**
 * Sends what happened on this page to the server's log.
 * @param address The endpoint.
 */
export function post(address: string, values: object): void {
  const { pathname: path } = location;
  navigator.sendBeacon(address, JSON.stringify({ path, ...values }));
}

/** Sends what was thrown on this page, an error or not. */
export function postError(address: string, thrown: unknown): void {
  // Not every browser repeats the message in the stack.
  const text = thrown instanceof Error
    ? `${thrown.message}\n${thrown.stack}`
    : String(thrown);
  post(address, { error: text.slice(0, 2000) });
}
