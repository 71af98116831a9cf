import { manifestOf } from "../build/build.ts";
import { bundleClient } from "../build/client/client-bundle.ts";
import type { PackageLinks } from "../build/client/package-links.ts";
import { staticFiles } from "../build/source-stamp.ts";
import {
  developmentStamp,
  writeManifest,
} from "../../server/assets/build-manifest.ts";
import { entryPath, loaderPath } from "./modules/addresses.ts";

/** The folder of the development server's build, from the project's root. */
export const developmentFolder = "dist/development";

const folder = new URL(`../../../${developmentFolder}/`, import.meta.url);

/**
 * Builds what is not compiled on demand: styles of first screens. Has its own
 * folder, so that `deno task start` and the tests may run at the same time.
 * @throws {Error} With esbuild's messages when the sources do not compile.
 */
export async function buildForDevelopment(
  packages: PackageLinks,
): Promise<void> {
  const [client, files] = await Promise.all([
    bundleClient({ packages, servedEntry: entryPath }),
    staticFiles(),
  ]);
  const assets = new URL("assets/", folder);
  await Deno.mkdir(assets, { recursive: true });
  for (const [name, contents] of client.files) {
    await Deno.writeFile(new URL(name, assets), contents);
  }
  const manifest = manifestOf(client, { stamp: developmentStamp, files });
  await writeManifest({
    ...manifest,
    scripts: [{ src: loaderPath }],
  }, new URL("manifest.json", folder));
}
