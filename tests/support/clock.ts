/** Sets the server's clock forward, until the end of the block that holds it. */
export function laterBy(ms: number): Disposable {
  const { now } = performance;
  performance.now = () => now.call(performance) + ms;
  return { [Symbol.dispose]: () => void (performance.now = now) };
}
