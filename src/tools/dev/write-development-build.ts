import * as esbuild from "esbuild";
import {
  developmentStamp,
  writeManifest,
} from "../../server/build/build-manifest.ts";
import { kinds } from "../../pages/kinds.server.ts";
import { refuseInvalid } from "../../records/files.server.ts";
import { manifestOf, writeFiles } from "../build/build.ts";
import { bundleClient } from "../build/client/client-bundle.ts";
import { staticFiles } from "../build/source-stamp.ts";
import { entryPath } from "./modules/addresses.ts";

const root = new URL("../../../", import.meta.url);

/**
 * Writes the development server's build.
 * @param folder A folder of its own, because `deno task start` and tests may run
 * at the same time.
 * @param project Folder with links to the packages; see `linkPackages`.
 */
export async function writeDevelopmentBuild(
  folder: URL,
  project: string,
): Promise<void> {
  await refuseInvalid(kinds, root);
  const [client, files] = await Promise.all([
    bundleClient({ packages: { project }, servedEntry: entryPath }),
    staticFiles(),
  ]);
  await writeFiles(client.files, new URL("assets/", folder));
  const manifest = manifestOf(client, { stamp: developmentStamp, files });
  await writeManifest(manifest, new URL("manifest.json", folder));
  await esbuild.stop();
}
