import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { stylePlugins } from "../../build/client/styles.ts";
import { earlyScriptFile } from "../../build/client/early-script.ts";
import {
  projectFilePattern,
  projectModulePaths,
} from "../../build/project-modules.ts";
import { bundlePackages } from "./packages.ts";
import {
  clientPath,
  entryPath,
  loaderPath,
  modulesPath,
  packagesPath,
  stylesPath,
} from "./addresses.ts";
import { compileModules } from "./compile.ts";
import { ModuleGraph, type Update } from "./module-graph.ts";
import type { Problem } from "./problem.ts";

const root = new URL("../../../../", import.meta.url);
const siteEntry = "src/browser/entry.ts";
const clientEntry = "src/tools/dev/browser/client.ts";

/** Modules that import packages for the browser in development. */
export const browserEntries = [siteEntry, clientEntry, earlyScriptFile]
  .map((path) => new URL(path, root));

/** What the browser loads in development: modules, packages and styles. */
export class BrowserSources {
  #graph: ModuleGraph | undefined;
  /** The npm packages that are bundled. */
  #packages: string[] = [];
  readonly #folder: string;
  readonly #files = new Map<string, string | Uint8Array<ArrayBuffer>>([
    [loaderPath, `import(${JSON.stringify(clientPath)});`],
    [
      entryPath,
      `import { matched } from ${JSON.stringify(clientPath)};
export const hydrate = (...args) =>
  matched.then(() => import(${JSON.stringify(`${modulesPath}${siteEntry}`)}))
    .then((it) => it.hydrate(...args));
`,
    ],
  ]);

  /** @param folder Folder with links to the packages; see `linkPackages`. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The file at an address; undefined if there is none. */
  response(pathname: string): Response | undefined {
    const text = pathname.startsWith(modulesPath)
      ? this.#graph?.code(pathname.slice(modulesPath.length))
      : this.#files.get(pathname);
    if (text === undefined) return undefined;
    const type = pathname === stylesPath ? "text/css" : "text/javascript";
    return new Response(text, {
      headers: {
        "Content-Type": `${type}; charset=utf-8`,
        "Cache-Control": "no-cache",
      },
    });
  }

  /** A word that the last change has removed. */
  get gone(): Problem | undefined {
    return this.#graph?.gone;
  }

  /**
   * Compiles changed modules; all of them at first, and after a deletion.
   * @throws {esbuild.BuildFailure} When a source does not compile.
   */
  async change(changed: readonly string[]): Promise<Update> {
    const graph = this.#graph;
    // Renaming a folder is one event for all its files.
    if (!graph?.modules().every(exists)) {
      await this.#load();
      return "reload";
    }
    const hasProjects = changed.some((file) => projectFilePattern.test(file));
    const update = await graph.change(
      hasProjects ? [...changed, ...projectModulePaths] : changed,
    );
    // The data of the page has changed, too.
    return await this.#readPackages(graph) || hasProjects ? "reload" : update;
  }

  /**
   * Bundles the styles.
   * @throws {esbuild.BuildFailure} When a style does not parse.
   */
  async readStyles(): Promise<void> {
    this.#files.set(stylesPath, await bundleAllStyles());
  }

  async #load(): Promise<void> {
    this.#files.set(clientPath, await bundleDevClient(this.#folder));
    const graph = new ModuleGraph(compileModules);
    await graph.load(siteEntry);
    await this.#readPackages(graph);
    this.#graph = graph;
  }

  /** Bundles the packages that modules import; false if all are bundled. */
  async #readPackages(graph: ModuleGraph): Promise<boolean> {
    const needed = graph.packages();
    if (needed.every((it) => this.#packages.includes(it))) return false;
    for (const [name, code] of await bundlePackages(needed, this.#folder)) {
      this.#files.set(packagesPath + name, code);
    }
    this.#packages = needed;
    return true;
  }
}

function exists(file: string): boolean {
  return existsSync(new URL(file, root));
}

async function bundleDevClient(folder: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: fileURLToPath(root),
    nodePaths: [folder],
    entryPoints: [clientEntry],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"development"' },
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

/** All styles as one file; esbuild's warnings are errors here. */
async function bundleAllStyles(): Promise<string> {
  const { outputFiles, warnings } = await esbuild.build({
    absWorkingDir: fileURLToPath(root),
    stdin: {
      contents: '@import "./first.css"; @import "./rest.css";',
      loader: "css",
      resolveDir: fileURLToPath(new URL("src/ui/styles", root)),
    },
    bundle: true,
    write: false,
    external: ["/fonts/*", "/pictures/*", "/icons/*"],
    plugins: stylePlugins(),
    logLevel: "silent",
  });
  // `//` starts a comment in scripts, but may be part of a value in styles.
  const errors = warnings.filter(({ id }) => id !== "js-comment-in-css");
  if (errors.length > 0) throw Object.assign(new Error(), { errors });
  return outputFiles[0]?.text ?? "";
}
