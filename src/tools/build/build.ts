/** `deno task build`: the browser's files, the server's, the fixed pages and the manifest, in dist/. */
import * as esbuild from "esbuild";
import {
  setStaticHashes,
  staticAddress,
  type StaticHashes,
} from "../../static-files.ts";
import {
  type Bundle,
  bundleClient,
  clientEntries,
} from "./client/client-bundle.ts";
import type { OutputFiles } from "./client/output-files.ts";
import { linkPackages } from "./client/package-links.ts";
import { compress } from "../../lib/http/compression.ts";
import {
  assetsFolder,
  type BuildManifest,
  distFolder,
  drawingFile,
  isDrawing,
  manifestFile,
  mapsFolder,
  serverFolder,
  writeManifest,
} from "../../server/build/build-manifest.ts";
import {
  type FileSizes,
  fileSizesFile,
} from "../../server/build/build-files.ts";
import {
  prerenderedFolder,
  prerenderedIndex,
} from "../../server/build/prerendered.ts";
import type { DocumentSettings } from "../../settings.ts";
import { kinds } from "../../pages/kinds.server.ts";
import { refuseInvalid } from "../../records/files.server.ts";
import { replaceBuild } from "./replace-build.ts";
import { bundleServer, serverEntry } from "./server-bundle.ts";
import { sourceStamp, staticFiles } from "./source-stamp.ts";
import { staticHashes } from "./static-hashes.ts";

const root = new URL("../../../", import.meta.url);
/** What a build consists of. */
const parts = [
  ...[assetsFolder, prerenderedFolder, mapsFolder, serverFolder],
  ...[prerenderedIndex, manifestFile, fileSizesFile],
];

/** Where a file or folder of the build is written. */
type Place = (part: URL) => URL;

/**
 * Builds for production.
 * @param settings What prerendered pages name.
 * @returns The manifest as written.
 * @throws {Error} If the sources do not compile, a content file is invalid or the
 * disk is full; the previous build is then unchanged.
 */
export async function build(
  settings: DocumentSettings,
): Promise<BuildManifest> {
  await refuseInvalid(kinds, root);
  const files = await staticFiles();
  const hashes = await staticHashes(files);
  // Before the first import of React, which picks its build by it.
  Deno.env.set("NODE_ENV", "production");
  setStaticHashes(hashes);
  const [stamp, { client, server }] = await Promise.all([
    sourceStamp(),
    bundle(hashes),
  ]);
  const manifest = manifestOf(client, { stamp, files, hashes });
  const { prerenderPages } = await import("./prerender.ts");
  await replaceBuild(parts.map(pathOf), async (folder) => {
    const at = (part: URL) =>
      new URL(part.href.slice(distFolder.href.length), folder);
    await writeAssets(client.files, at(assetsFolder));
    await writeDrawings(files, at);
    await prerenderPages(manifest, settings, at);
    await writeFiles(client.maps, at(mapsFolder));
    await writeFiles(server, at(serverFolder));
    await writeManifest(manifest, at(manifestFile));
    await writeFileSizes(at);
  });
  return manifest;
}

async function bundle(hashes: StaticHashes) {
  await using packages = await linkPackages([...clientEntries, serverEntry]);
  try {
    const [client, server] = await Promise.all([
      bundleClient({ packages, hashes }),
      bundleServer(packages.folder, hashes),
    ]);
    return { client, server };
  } finally {
    await esbuild.stop();
  }
}

/**
 * The manifest of a bundle.
 * @param files The files of `static/`, with the hashes of its folders.
 */
export function manifestOf(
  { files: made, maps: _, ...client }: Bundle,
  { stamp, files, hashes = {} }: {
    stamp: string;
    files: string[];
    hashes?: StaticHashes;
  },
): BuildManifest {
  return {
    ...client,
    stamp,
    fonts: files.filter((file) => file.endsWith(".woff2"))
      .map((file) => staticAddress(file, hashes)),
    assets: [...made.keys()].map((name) => `/assets/${name}`),
    files,
  };
}

/** The path of a file or folder in that of the build. */
function pathOf(part: URL): string {
  return part.href.slice(distFolder.href.length).replace(/\/$/, "");
}

/** Writes the browser's files. */
async function writeAssets(files: OutputFiles, folder: URL): Promise<void> {
  await Deno.mkdir(folder, { recursive: true });
  for (const [name, contents] of files) {
    await writeCompressed(new URL(name, folder), contents);
  }
}

/** Writes copies of the drawings in `static/`. */
async function writeDrawings(
  files: readonly string[],
  at: Place,
): Promise<void> {
  for (const path of files.filter(isDrawing)) {
    const contents = await Deno.readFile(new URL(`static${path}`, root));
    await writeCompressed(at(drawingFile(path)), contents);
  }
}

/** Writes a file, with its compressed variants beside it. */
async function writeCompressed(
  file: URL,
  contents: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await Deno.writeFile(file, contents);
  const variants = [["br", ".br"], ["gzip", ".gz"]] as const;
  for (const [coding, suffix] of variants) {
    const compressed = compress(contents, coding, "best");
    await Deno.writeFile(new URL(file.href + suffix), compressed);
  }
}

/** Writes files into a folder, which is made if needed. */
export async function writeFiles(
  files: OutputFiles,
  folder: URL,
): Promise<void> {
  await Deno.mkdir(folder, { recursive: true });
  for (const [name, contents] of files) {
    await Deno.writeFile(new URL(name, folder), contents);
  }
}

/** Lists the files that the server reads: the last step of a build. */
async function writeFileSizes(at: Place): Promise<void> {
  const sizes: FileSizes = {};
  for (const file of [manifestFile, prerenderedIndex]) await add(file);
  for (const folder of [assetsFolder, serverFolder, prerenderedFolder]) {
    for await (const { name } of Deno.readDir(at(folder))) {
      await add(new URL(name, folder));
    }
  }
  await Deno.writeTextFile(at(fileSizesFile), JSON.stringify(sizes, null, 2));

  async function add(file: URL): Promise<void> {
    sizes[pathOf(file)] = (await Deno.stat(at(file))).size;
  }
}
