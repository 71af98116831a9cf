import * as esbuild from "esbuild";
import { exitWithError, ExpectedError } from "../../lib/exit-with-error.ts";
import {
  developmentStamp,
  writeManifest,
} from "../../server/assets/build-manifest.ts";
import { manifestOf } from "../build/build.ts";
import { bundleClient } from "../build/client/client-bundle.ts";
import type { PackageLinks } from "../build/client/package-links.ts";
import { refuseInvalidFacts } from "../content/fact-files.ts";
import { refuseInvalidProjects } from "../content/check-projects.ts";
import { staticFiles } from "../build/source-stamp.ts";
import { entryPath, loaderPath } from "./modules/addresses.ts";
import { runCommand } from "./project-copy.ts";

/** The folder of the development server's build, from the project's root. */
export const developmentFolder = "dist/development";

const folder = new URL(`../../../${developmentFolder}/`, import.meta.url);

/**
 * Builds what is not compiled on demand: critical CSS. Runs in a separate
 * process, which imports the current `routes.ts`.
 * @throws {Error} With esbuild's messages when the sources do not compile.
 */
export async function buildForDevelopment(
  { project }: PackageLinks,
): Promise<void> {
  const args = ["run", "-A", "--no-check", import.meta.url, project];
  await runCommand(Deno.execPath(), args, new URL("../../../", folder));
}

/**
 * A separate folder, because `deno task start` and tests may run at the same
 * time.
 */
async function build(project: string): Promise<void> {
  const root = new URL("../../", folder);
  await refuseInvalidProjects(root);
  await refuseInvalidFacts(root);
  const [client, files] = await Promise.all([
    bundleClient({ packages: { project }, servedEntry: entryPath }),
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

if (import.meta.main) {
  try {
    await build(Deno.args[0] ?? "");
    await esbuild.stop();
  } catch (cause) {
    exitWithError(new ExpectedError(String(cause)));
  }
}
