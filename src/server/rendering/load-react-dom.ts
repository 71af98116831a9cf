/** Loads React's server renderer; from the second call on at once. */
export function loadReactDom(): Promise<typeof import("./react-dom.ts")> {
  return import("./react-dom.ts");
}
