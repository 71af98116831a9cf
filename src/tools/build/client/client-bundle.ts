import type { BuildOptions, Plugin } from "esbuild";
import { staticAddress, type StaticHashes } from "../../../static-files.ts";
import type {
  Inlined,
  PageAssets,
} from "../../../server/build/build-manifest.ts";
import { readProjects } from "../../../agency/projects/read-projects.ts";
import { projectPath } from "../../../paths.ts";
import { pictureWeights } from "../picture-weights.ts";
import { projectModules } from "../project-modules.ts";
import type { PackageLinks } from "./package-links.ts";
import { bundleEarlyScript, earlyScriptFile } from "./early-script.ts";
import { bundleInlineScript } from "./inline-script.ts";
import { pageModules } from "./page-modules.ts";
import type { OutputFiles } from "./output-files.ts";
import { bundleScripts } from "./scripts.ts";
import { serverOnly } from "./server-only.ts";
import { bundleStyles } from "./styles.ts";

const entryFile = "src/browser/entry.ts";

/** The browser's files, built by esbuild. */
export interface Bundle {
  entry: string;
  inlineScript: Inlined;
  streamScript: string;
  earlyScript: string;
  stylesheets: string[];
  /** The files that each page needs, by route path. */
  pages: Record<string, PageAssets>;
  /** The files with the texts of each project, by the path of its page. */
  dataModules: Record<string, string[]>;
  /** File name under `/assets/` and contents. */
  files: OutputFiles;
  /** Source maps, by script name with ".map"; never served. */
  maps: OutputFiles;
}

interface BundleOptions {
  packages: Pick<PackageLinks, "project">;
  /**
   * Hashes of the folders of `static/`; without them addresses have no hash.
   */
  hashes?: StaticHashes;
  /**
   * Address of the entry in development, where the server compiles each module;
   * without it they are bundled and minified for production.
   */
  servedEntry?: string;
}

/** The browser's entry modules. */
export const clientEntries = [entryFile, earlyScriptFile]
  .map((file) => new URL(`../../../../${file}`, import.meta.url));

/**
 * Bundles the browser's modules and styles.
 * @throws {Error} With esbuild's messages when the sources do not compile.
 */
export async function bundleClient(
  { packages, hashes = {}, servedEntry }: BundleOptions,
): Promise<Bundle> {
  const production = servedEntry === undefined;
  const options = await buildOptions({ packages, hashes }, production);
  const withMaps: BuildOptions = {
    ...options,
    sourcemap: "external",
    sourcesContent: false,
  };
  const [scripts, early, inlineScript, streamScript, styles, modules] =
    await Promise.all([
      production ? bundleScripts(entryFile, withMaps) : undefined,
      bundleEarlyScript(production ? withMaps : options),
      bundleInlineScript("inline-script", options),
      bundleInlineScript("stream-script", options),
      bundleStyles(options),
      pageModules(),
    ]);
  const { inline, rest } = styles;
  const all = [...scripts?.files ?? [], ...early.files, ...rest];
  const files = new Map(all.filter(([name]) => !name.endsWith(".map")));
  const maps = new Map(all.filter(([name]) => name.endsWith(".map")));
  return {
    entry: servedEntry ?? assetPath(scripts?.entry ?? ""),
    inlineScript,
    streamScript: streamScript.text,
    earlyScript: assetPath(early.name),
    pages: Object.fromEntries(
      [...modules].map(([path, module]) => [path, {
        modules: scripts?.filesOf(module).map(assetPath) ?? [],
        styles: inline(module),
      }]),
    ),
    dataModules: Object.fromEntries(
      (scripts ? await readProjects() : []).map(({ slug }) => [
        projectPath(slug),
        scripts?.filesOf(`data/projects/${slug}.json`).map(assetPath) ?? [],
      ]),
    ),
    stylesheets: [...rest.keys()].map(assetPath),
    files,
    maps,
  };
}

function assetPath(name: string): string {
  return `/assets/${name}`;
}

async function buildOptions(
  { packages, hashes }: Required<Pick<BundleOptions, "packages" | "hashes">>,
  production: boolean,
): Promise<BuildOptions> {
  return {
    absWorkingDir: packages.project,
    preserveSymlinks: true,
    outdir: "dist/assets",
    entryNames: "[name]-[hash]",
    bundle: true,
    format: "esm",
    target: ["es2022", "chrome111", "firefox115", "safari16.4"],
    jsx: "automatic",
    jsxDev: !production,
    minify: production,
    legalComments: production ? "none" : "inline",
    sourcemap: production ? false : "inline",
    plugins: [
      serverOnly,
      projectModules(),
      staticFiles(hashes),
    ],
    define: {
      PICTURE_WEIGHTS: await pictureWeights(),
      "process.env.NODE_ENV": JSON.stringify(
        production ? "production" : "development",
      ),
    },
    logLevel: "silent",
  };
}

/** Keeps files of `static/` that styles refer to out of the bundle. */
function staticFiles(hashes: StaticHashes): Plugin {
  return {
    name: "static-files",
    setup({ onResolve }) {
      onResolve({ filter: /^\/(?:fonts|icons|pictures)\// }, ({ path }) => ({
        path: staticAddress(path, hashes),
        external: true,
      }));
    },
  };
}
