import { isBuiltin } from "node:module";
import type * as esbuild from "esbuild";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "../../lib/project-root.ts";
import type { StaticHashes } from "../../static-files.ts";
import { serverFolder } from "../../server/build/build-manifest.ts";
import { projectModules } from "./project-modules.ts";
import { type OutputFiles, outputFiles } from "./client/output-files.ts";

/** The module that starts the server. */
export const serverEntry = new URL("src/server/start.ts", projectRoot);

/**
 * Bundles the server with its packages, so that the start reads a few files
 * instead of several hundred; and `main.js` and `content.js`, with which it and
 * the content service start without their sources.
 * @param packages Folder with links to the packages; see `linkPackages`.
 * @param hashes Hashes of the folders of `static/`.
 * @returns File names under `dist/server/` and contents.
 * @throws {Error} With esbuild's messages when the sources do not compile.
 */
export async function bundleServer(
  packages: string,
  hashes: StaticHashes,
): Promise<OutputFiles> {
  const root = fileURLToPath(projectRoot);
  const rootFromBundle = `${relative(fileURLToPath(serverFolder), root)}/`;
  const options: esbuild.BuildOptions = {
    absWorkingDir: root,
    nodePaths: [packages],
    outdir: "dist/server",
    bundle: true,
    format: "esm",
    platform: "node",
    // Prefer ES modules, which esbuild can tree-shake.
    mainFields: ["module", "main"],
    target: "esnext",
    jsx: "automatic",
    legalComments: "none",
    // Keep names for stack traces.
    minifySyntax: true,
    minifyWhitespace: true,
    define: {
      "process.env.NODE_ENV": '"production"',
      ROOT_FROM_BUNDLE: JSON.stringify(rootFromBundle),
      STATIC_HASHES: JSON.stringify(JSON.stringify(hashes)),
    },
    plugins: [projectModules(), builtinModules],
    logLevel: "silent",
  };
  const [server, programs] = await Promise.all([
    outputFiles({
      ...options,
      entryPoints: ["src/server/start.ts"],
      splitting: true,
    }),
    // What containers start, which have no sources: each in one file.
    outputFiles({
      ...options,
      entryPoints: ["main.ts", "src/server/content-service-main.ts"],
      entryNames: "[name]",
    }),
  ]);
  return new Map([...server, ...programs]);
}

/**
 * CommonJS packages call `require` for the runtime's modules; provide it by
 * import.
 */
const builtinModules: esbuild.Plugin = {
  name: "builtin-modules",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[\w:/]+$/ }, ({ path, kind }) => {
      if (!isBuiltin(path)) return;
      const name = `node:${path.replace("node:", "")}`;
      return kind === "require-call"
        ? { path: name, namespace: "builtin" }
        : { path: name, external: true };
    });
    onLoad({ filter: /./, namespace: "builtin" }, ({ path }) => ({
      contents: `import builtin from "${path}"; module.exports = builtin;`,
    }));
  },
};
