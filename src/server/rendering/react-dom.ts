/** React's server renderer. */
import { createRequire } from "node:module";

export { renderToReadableStream, resume } from "react-dom/server";

/**
 * `prerender` must be of the same build as `resume`, which continues what it
 * began. Under Deno "react-dom/static" names another build, and a name that
 * ends with ".node" cannot be imported. Runtimes before 2.9 resolve it from
 * inside its package only.
 */
export const { prerender }: typeof import("react-dom/static") = createRequire(
  import.meta.resolve("react-dom/server"),
)("react-dom/static.node");
