import { isBuiltin } from "node:module";
import type * as esbuild from "esbuild";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { StaticHashes } from "../../static-files.ts";
import { serverFolder } from "../../server/build/build-manifest.ts";
import { projectModules } from "./project-modules.ts";
import { type OutputFiles, outputFiles } from "./client/output-files.ts";

const root = new URL("../../../", import.meta.url);

/** The module that starts the server. */
export const serverEntry = new URL("src/server/start.ts", root);

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
  const options: esbuild.BuildOptions = {
    absWorkingDir: fileURLToPath(root),
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
      STATIC_HASHES: JSON.stringify(JSON.stringify(hashes)),
    },
    plugins: [
      projectModules(),
      sourceAddresses(root, serverFolder),
      builtinModules,
    ],
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
      entryPoints: ["main.ts", "src/server/content.ts"],
      entryNames: "[name]",
    }),
  ]);
  const late = [...server].map(([name, code]) =>
    [name, withLateImports(code)] as const
  );
  return new Map([...late, ...programs]);
}

/**
 * Hides the specifiers of dynamic imports: otherwise the runtime reads these
 * files and all their imports before the first line runs.
 */
function withLateImports(
  code: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const text = new TextDecoder().decode(code);
  return new TextEncoder().encode(
    text.replaceAll(/\bimport\(("\.\/[\w-]+\.js")\)/g, "import(String($1))"),
  );
}

/**
 * Keeps `import.meta.url` the address of the source, not of the bundle.
 * @param root The folder of the sources.
 * @param bundle The folder of the bundle.
 */
export function sourceAddresses(root: URL, bundle: URL): esbuild.Plugin {
  const rootPath = fileURLToPath(root);
  const bundlePath = fileURLToPath(bundle);
  return {
    name: "source-addresses",
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!path.startsWith(rootPath)) return;
        const source = await Deno.readTextFile(path);
        const address = `new URL(${
          JSON.stringify(relative(bundlePath, path))
        }, import.meta.url).href`;
        return {
          loader: path.endsWith("x") ? "tsx" : "ts",
          contents: source.replaceAll("import.meta.url", `(${address})`),
        };
      });
    },
  };
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
