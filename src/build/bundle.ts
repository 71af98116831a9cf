import * as esbuild from "esbuild";
import { classicScript } from "./classic-script.ts";
import type { FirstStyles } from "./manifest.ts";
import { minifyAll } from "./minify.ts";
import { layOut, readModuleGraph } from "./module-graph.ts";
import { type OutputFiles, outputFiles } from "./output-files.ts";
import { linkPackages } from "./package-links.ts";
import { lazyFiles, sharedModules, sharedRegistry } from "./shared-modules.ts";
import { sharedUses } from "./shared-uses.ts";
import { bundleStyles } from "./styles.ts";

const root = new URL("../../", import.meta.url);
const entryFile = "src/browser/entry.tsx";
const earlyScriptFile = "src/browser/theme-init.ts";
const workerFile = "src/browser/service-worker.ts";

/** The browser's files, as esbuild made them. */
export interface Bundle {
  entry: string;
  /** Styles that documents bring along. */
  first: FirstStyles;
  stylesheets: string[];
  scripts: string[];
  /** The service worker, which has an address of its own. */
  worker: string;
  /** For each page's chunk: the modules to fetch together with the entry. */
  pages: Record<string, string[]>;
  /** File name under `/assets/` and contents. */
  files: OutputFiles;
}

export interface BundleOptions {
  /** Minified, without development checks. */
  production: boolean;
}

/**
 * Bundles the browser's modules and styles: ES modules, one chunk a page.
 * @throws {Error} With esbuild's messages when the sources do not compile.
 */
export async function bundle({ production }: BundleOptions): Promise<Bundle> {
  const packages = await linkPackages([new URL(entryFile, root)]);
  try {
    const options = buildOptions(packages, production);
    const made = await scripts(options);
    const [{ first, rest }, early, worker] = await Promise.all([
      bundleStyles(options),
      classicScript("theme", earlyScriptFile, options),
      classicScript("service-worker", workerFile, options),
    ]);
    const all = new Map([...made.files, ...rest, ...early, ...worker]);
    return {
      ...made,
      first,
      stylesheets: [...rest.keys()].map(assetPath),
      scripts: [...early.keys()].map(assetPath),
      worker: [...worker.keys()].map(assetPath)[0] ?? "",
      files: production ? await minifyAll(all) : all,
    };
  } finally {
    await Deno.remove(packages, { recursive: true });
  }
}

/** Ends esbuild's service, so that the process can end. */
export function stopBundler(): Promise<void> {
  return esbuild.stop();
}

/** The entry, and a file for each module that is loaded later. */
async function scripts(
  options: esbuild.BuildOptions,
): Promise<Pick<Bundle, "entry" | "pages" | "files">> {
  const graph = await readModuleGraph(entryFile, options);
  const layout = layOut(graph, entryFile);
  const shared = await sharedUses(graph, layout, options.absWorkingDir ?? "");
  const names = new Map<string, string>();
  const all: Bundle["files"] = new Map();
  // Those that others load come first: their names are part of the others.
  for (const target of layout.targets) {
    const name = target.slice(target.lastIndexOf("/") + 1).replace(
      /\.\w+$/,
      "",
    );
    const made = await outputFiles({
      ...options,
      entryPoints: { [name]: target },
      plugins: [sharedModules(shared), lazyFiles(names)],
    });
    for (const [file, contents] of made) {
      names.set(target, assetPath(file));
      all.set(file, contents);
    }
  }
  const entry = await outputFiles({
    ...options,
    entryPoints: undefined,
    entryNames: "entry-[hash]",
    stdin: {
      contents: sharedRegistry(shared, entryFile, options.absWorkingDir ?? ""),
      resolveDir: options.absWorkingDir ?? "",
      loader: "ts",
    },
    plugins: [lazyFiles(names)],
  });
  const [entryName = ""] = entry.keys();
  const pages = [...names].flatMap(([target, file]) => {
    const page = /^src\/pages\/([\w-]+)\.tsx$/.exec(target)?.[1];
    return page ? [[page, [file]]] : [];
  });
  return {
    entry: assetPath(entryName),
    pages: Object.fromEntries(pages),
    files: new Map([...all, ...entry]),
  };
}

function assetPath(name: string): string {
  return `/assets/${name}`;
}

function buildOptions(
  packages: string,
  production: boolean,
): esbuild.BuildOptions {
  return {
    absWorkingDir: decodeURIComponent(root.pathname),
    nodePaths: [packages],
    outdir: "dist/assets",
    entryNames: "[name]-[hash]",
    bundle: true,
    format: "esm",
    target: ["es2022", "chrome111", "firefox114", "safari16.4"],
    jsx: "automatic",
    jsxDev: !production,
    minify: production,
    legalComments: production ? "none" : "inline",
    sourcemap: production ? false : "inline",
    external: ["/fonts/*", "/pictures/*", "/icons/*"],
    define: {
      "process.env.NODE_ENV": JSON.stringify(
        production ? "production" : "development",
      ),
    },
    logLevel: "silent",
  };
}
