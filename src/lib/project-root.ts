/** The way to it from the server's bundle: a constant that the build defines. */
declare const ROOT_FROM_BUNDLE: string | undefined;

/** The folder of the project, from this source or from the bundle of it. */
export const projectRoot = new URL(
  typeof ROOT_FROM_BUNDLE === "undefined" ? "../../" : ROOT_FROM_BUNDLE,
  import.meta.url,
);
