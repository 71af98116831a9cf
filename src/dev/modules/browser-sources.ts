import * as esbuild from "esbuild";
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
import { createModuleGraph, type Update } from "./module-graph.ts";

const root = new URL("../../../", import.meta.url);
const siteEntry = "src/browser/entry.tsx";
const clientEntry = "src/dev/browser/client.ts";

/** Modules that import packages for the browser in development. */
export const browserEntries = [siteEntry, clientEntry]
  .map((path) => new URL(path, root));

/** What the browser loads in development: modules, packages and styles. */
export interface BrowserSources {
  /** The file at an address; undefined when there is none. */
  response(pathname: string): Response | undefined;
  /**
   * Compiles changed modules.
   * @throws {esbuild.BuildFailure} When a source does not compile.
   */
  change(files: readonly string[]): Promise<Update>;
  /**
   * Bundles the styles.
   * @throws {esbuild.BuildFailure} When a style does not parse.
   */
  readStyles(): Promise<void>;
}

/**
 * Compiles all modules of the browser.
 * @param folder Folder with links to the packages; see `linkPackages`.
 */
export function createBrowserSources(folder: string): BrowserSources {
  const graph = createModuleGraph(compileModules);
  const files = new Map<string, string | Uint8Array<ArrayBuffer>>([
    [loaderPath, `import(${JSON.stringify(clientPath)});`],
    [
      entryPath,
      `import ${JSON.stringify(clientPath)};\nimport(${
        JSON.stringify(`${modulesPath}${siteEntry}`)
      });`,
    ],
  ]);
  let isLoaded = false;

  async function readPackages(): Promise<void> {
    const bundled = await bundlePackages(graph.packages(), folder);
    for (const [name, code] of bundled) files.set(packagesPath + name, code);
  }

  async function load(): Promise<void> {
    files.set(clientPath, await bundleDevClient(folder));
    await graph.load(siteEntry);
    await readPackages();
    isLoaded = true;
  }

  return {
    response(pathname) {
      const text = pathname.startsWith(modulesPath)
        ? graph.code(pathname.slice(modulesPath.length))
        : files.get(pathname);
      if (text === undefined) return undefined;
      const type = pathname === stylesPath ? "text/css" : "text/javascript";
      return new Response(text, {
        headers: {
          "Content-Type": `${type}; charset=utf-8`,
          "Cache-Control": "no-cache",
        },
      });
    },
    async change(changed) {
      if (!isLoaded) {
        await load();
        return "reload";
      }
      const before = graph.packages().length;
      const update = await graph.change(changed);
      if (graph.packages().length === before) return update;
      await readPackages();
      return "reload";
    },
    async readStyles() {
      files.set(stylesPath, await bundleAllStyles());
    },
  };
}

async function bundleDevClient(folder: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: decodeURIComponent(root.pathname),
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

/** All styles as one file; what esbuild only warns of is an error here. */
async function bundleAllStyles(): Promise<string> {
  const { outputFiles, warnings } = await esbuild.build({
    absWorkingDir: decodeURIComponent(root.pathname),
    stdin: {
      contents: '@import "./first.css"; @import "./rest.css";',
      loader: "css",
      resolveDir: decodeURIComponent(new URL("src/styles", root).pathname),
    },
    bundle: true,
    write: false,
    external: ["/fonts/*", "/pictures/*", "/icons/*"],
    logLevel: "silent",
  });
  // Two slashes are a comment in scripts, and part of a value in styles.
  const errors = warnings.filter(({ id }) => id !== "js-comment-in-css");
  if (errors.length > 0) throw Object.assign(new Error(), { errors });
  return outputFiles[0]?.text ?? "";
}
