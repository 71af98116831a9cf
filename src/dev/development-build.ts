import { manifestOf } from "../build/build.ts";
import { bundleClient, clientEntry } from "../build/client/client-bundle.ts";
import { linkPackages } from "../build/client/package-links.ts";
import {
  developmentStamp,
  distFolder,
  serverFolder,
  writeManifest,
} from "../server/assets/build-manifest.ts";
import { prerenderedIndex } from "../server/assets/prerendered.ts";
import { staticFiles } from "../build/source-stamp.ts";

/** The path of the live reload script. */
export const reloadScriptPath = "/dev/reload.js";

/**
 * Builds for development, without minifying. The manifest's stamp marks it, so
 * a later start for production rebuilds.
 * @throws {Error} With esbuild's messages when the sources do not compile.
 */
export async function buildForDevelopment(): Promise<void> {
  await using packages = await linkPackages([clientEntry]);
  const [client, files] = await Promise.all([
    bundleClient({ packages: packages.folder, production: false }),
    staticFiles(),
  ]);
  const assets = new URL("assets/", distFolder);
  // Left over from a production build, these would name files that are gone.
  for (const old of [assets, serverFolder, prerenderedIndex]) {
    await Deno.remove(old, { recursive: true }).catch(() => {});
  }
  await Deno.mkdir(assets, { recursive: true });
  for (const [name, contents] of client.files) {
    await Deno.writeFile(new URL(name, assets), contents);
  }
  const manifest = manifestOf(client, files, developmentStamp);
  await writeManifest({
    ...manifest,
    scripts: [...manifest.scripts, reloadScriptPath],
  });
}
