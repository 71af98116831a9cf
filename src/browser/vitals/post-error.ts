/**
 * Sends what was thrown on this page, an error or not, to the server's log.
 * @param address The endpoint.
 */
export function postError(address: string, thrown: unknown): void {
  // Not every browser repeats the message in the stack.
  const text = thrown instanceof Error
    ? `${thrown.message}\n${thrown.stack}`
    : String(thrown);
  const error = text.slice(0, 2000);
  const { pathname: path } = location;
  navigator.sendBeacon(address, JSON.stringify({ path, error }));
}
