import { fileURLToPath } from "node:url";
import { emptyBuild } from "../../../server/build/build-manifest.ts";
import { pageModules } from "../../build/client/page-modules.ts";
import { bundleStyles } from "../../build/client/styles.ts";

const root = new URL("../../../../", import.meta.url);
const stylesheetPath = "/editor/site.css";

/** Builds only styles: previews need no scripts. */
export async function buildStyles() {
  const { inline, rest } = await bundleStyles({
    absWorkingDir: fileURLToPath(root),
    outdir: "dist/assets",
    bundle: true,
    external: ["/fonts/*", "/icons/*", "/pictures/*"],
    logLevel: "silent",
  });
  const pages = Object.fromEntries(
    [...await pageModules()].map(([path, module]) => [
      path,
      { modules: [], styles: inline(module) },
    ]),
  );
  const manifest = { ...emptyBuild, stylesheets: [stylesheetPath], pages };
  const [sheet] = rest.values();
  return { manifest, stylesheet: new TextDecoder().decode(sheet) };
}
