/** What the build made, for the server that serves it. */
export interface BuildManifest {
  /** Tells apart the sources that the build was made of. */
  stamp: string;
  /** The browser's entry module. */
  entry: string;
  first: FirstStyles;
  /** Styles of all that is not on a first screen. */
  stylesheets: string[];
  /** Scripts that run as soon as they are there. */
  scripts: string[];
  /** The service worker's file; it is served at a fixed address. */
  worker?: string;
  fonts: string[];
  /** For each page's chunk: the modules to fetch together with the entry. */
  pages: Record<string, string[]>;
  /** Hashed files under `/assets/`. */
  assets: string[];
  /** Files of `static/`, served at the root under their own names. */
  files: string[];
}

/** Styles that documents bring along, for their first screen. */
export interface FirstStyles {
  /** What every page needs. */
  all: string;
  /** What each page, by the name of its chunk, needs besides. */
  pages: Record<string, {
    own: string;
    /** Of both together, as a content security policy names them. */
    hash: string;
  }>;
}

/** A document's styles, and the hash that lets them in. */
export interface InlineStyles {
  text: string;
  hash: string;
}

/** The styles that a page's documents bring along; none before a build. */
export function inlineStyles(
  { first }: Pick<BuildManifest, "first">,
  chunk: string,
): InlineStyles | undefined {
  const page = first.pages[chunk];
  return page && { text: first.all + page.own, hash: page.hash };
}

/** The stamp of a build that is for development alone, uncompressed. */
export const developmentStamp = "development";

/** The folder that the build writes to. */
export const distFolder = new URL("../../dist/", import.meta.url);
/** The folder of the server that a build for production made. */
export const serverFolder = new URL("server/", distFolder);
const manifestFile = new URL("manifest.json", distFolder);

/** Reads the manifest; undefined when there is no build. */
export async function readManifest(): Promise<BuildManifest | undefined> {
  try {
    return JSON.parse(await Deno.readTextFile(manifestFile));
  } catch {
    return undefined;
  }
}

/** Whether there is a build. */
export function hasBuild(): boolean {
  try {
    return Deno.statSync(manifestFile).isFile;
  } catch {
    return false;
  }
}

/**
 * The manifest, read when it is asked for first.
 * @throws {Error} When it cannot be read.
 */
export function lateManifest(): () => BuildManifest {
  let known: BuildManifest | undefined;
  return () => known ??= JSON.parse(Deno.readTextFileSync(manifestFile));
}

/** Writes the manifest: the last step of a build. */
export async function writeManifest(manifest: BuildManifest): Promise<void> {
  await Deno.writeTextFile(manifestFile, JSON.stringify(manifest, null, 2));
}
