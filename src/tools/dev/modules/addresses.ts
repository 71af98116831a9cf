/** Addresses of the development server, which never clash with pages. */

/** Server-sent events of changes and problems. */
export const eventsPath = "/dev/events";
/** The name in `Server-Timing` of a document's generation of modules. */
export const generationMetric = "generation";
/** A classic script that loads the client, even on broken pages. */
export const loaderPath = "/dev/client-loader.js";
/** Receives the events, applies changes, and shows problems. */
export const clientPath = "/dev/client.js";
/** The page's entry: the client, then the site. */
export const entryPath = "/dev/entry.js";
/** All styles of the site in one file. */
export const stylesPath = "/dev/styles.css";
/** The site's modules, each compiled separately, by source file. */
export const modulesPath = "/dev/modules/";
/** The npm packages that modules import. */
export const packagesPath = "/dev/packages/";

/** The address of a package's module. */
export function packagePath(specifier: string): string {
  return `${packagesPath}${packageFile(specifier)}.js`;
}

/** The file name of a package's module, without its extension. */
export function packageFile(specifier: string): string {
  return specifier.replaceAll(/[^\w.-]/g, "_");
}
