import { ExpectedError } from "../../lib/exit-with-error.ts";
import { projectRoot } from "../../lib/project-root.ts";
import type { InlineHashes } from "../http/security-headers.ts";

/** The output of the build, as the server serves it. */
export interface BuildManifest {
  /** Identifies the sources that the build was made of. */
  stamp: string;
  /** The browser's entry module. */
  entry: string;
  /** What runs before the first paint. */
  inlineScript: Inlined;
  /** What runs in streamed documents besides, allowed by a nonce. */
  streamScript: string;
  /** The early script, which every document loads after the first paint. */
  earlyScript: string;
  /** Styles of all that is not on a first screen. */
  stylesheets: string[];
  fonts: string[];
  /** What each page needs, by its row's path in `routes.ts`. */
  pages: Record<string, PageAssets>;
  /** Modules with what a page shows at one address, by its path. */
  dataModules?: Record<string, string[]>;
  /** Hashed files under `/assets/`. */
  assets: string[];
  /** Files of `static/`, served at the root under their own names. */
  files: string[];
}

/** What the document of a page needs besides what every page needs. */
export interface PageAssets {
  /** Modules to fetch together with the entry. */
  modules: string[];
  /** Styles of the first screen, which the document inlines. */
  styles: Inlined;
}

/** A text that documents inline, and its hash for their security policy. */
export interface Inlined {
  text: string;
  hash: string;
}

/**
 * The hashes of what the documents of a page inline.
 * @param routePath The path of its row in `routes.ts`.
 */
export function inlineHashes(
  { inlineScript, pages }: BuildManifest,
  routePath: string,
): InlineHashes {
  return {
    scriptHash: inlineScript.hash,
    styleHash: pages[routePath]?.styles.hash,
  };
}

/** A build without files, for documents that load none. */
export const emptyBuild: BuildManifest = {
  stamp: "none",
  entry: "/assets/none.js",
  inlineScript: { text: "", hash: "sha256-none" },
  streamScript: "",
  earlyScript: "/assets/none.js",
  stylesheets: [],
  fonts: [],
  pages: {},
  assets: [],
  files: [],
};

/** The stamp of a build that is for development alone, uncompressed. */
export const developmentStamp = "development";

/** The name of the build's folder; development and tests have their own. */
export const distName = Deno.env.get("DIST_FOLDER") || "dist";
/** The folder of the build. */
export const distFolder = new URL(`${distName}/`, projectRoot);
/** The folder of the browser's files. */
export const assetsFolder = new URL("assets/", distFolder);
/** The folder of the bundled server. */
export const serverFolder = new URL("server/", distFolder);
/** The folder of the scripts' source maps, which are not public. */
export const mapsFolder = new URL("maps/", distFolder);
export const manifestFile = new URL("manifest.json", distFolder);

/** Whether the build compresses a file of `static/`; most others are already. */
export function isDrawing(path: string): boolean {
  return path.endsWith(".svg");
}

/** The build's copy of a drawing, which has compressed variants beside it. */
export function drawingFile(path: string): URL {
  return new URL(path.slice(1).replaceAll("/", "-"), assetsFolder);
}

/** Reads the manifest; undefined when there is no build. */
export async function readManifest(): Promise<BuildManifest | undefined> {
  try {
    return JSON.parse(await Deno.readTextFile(manifestFile));
  } catch {
    return undefined;
  }
}

/**
 * Reads the manifest for serving.
 * @throws {ExpectedError} When there is no build.
 */
export function readBuild(): BuildManifest {
  try {
    return JSON.parse(Deno.readTextFileSync(manifestFile));
  } catch {
    throw new ExpectedError(
      'Cannot serve: there is no build; run "deno task build"',
    );
  }
}

/**
 * Creates a function that tells why this build cannot be served from disk any
 * more, if so. It reads the manifest again only after that file has changed.
 */
export function buildCheck(
  { stamp }: BuildManifest,
): () => Promise<string | undefined> {
  let checked: number | undefined;
  let isReplaced = true;
  return async () => {
    const info = await Deno.stat(manifestFile).catch(() => undefined);
    const changed = info?.mtime?.getTime();
    if (changed === undefined) {
      return "The build on disk is missing: build again";
    }
    if (changed !== checked) {
      isReplaced = (await readManifest())?.stamp !== stamp;
      checked = changed;
    }
    return isReplaced ? "The build on disk is another one: restart" : undefined;
  };
}

/** Writes the manifest. */
export async function writeManifest(
  manifest: BuildManifest,
  file = manifestFile,
): Promise<void> {
  await Deno.writeTextFile(file, JSON.stringify(manifest, null, 2));
}
