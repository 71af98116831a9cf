import * as esbuild from "esbuild";

const root = new URL("../../", import.meta.url);
const rootPath = decodeURIComponent(root.pathname);
const entryFile = "src/server/start.ts";

/**
 * Bundles the server's own modules: a process that starts reads a few files
 * instead of two hundred, and what its first answer needs is the smallest.
 * Packages stay where they are.
 * @returns File names below `dist/server/` and contents; `start.js` is the
 * first.
 * @throws {Error} With esbuild's messages when the sources do not compile.
 */
export async function bundleServer(): Promise<
  Map<string, Uint8Array<ArrayBuffer>>
> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: rootPath,
    entryPoints: { start: entryFile },
    outdir: "dist/server",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    packages: "external",
    target: "esnext",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [ownAddresses],
    logLevel: "silent",
    write: false,
  });
  return new Map(outputFiles.map(({ path, text }) => [
    path.slice(path.lastIndexOf("/") + 1),
    new TextEncoder().encode(unforeseen(text)),
  ]));
}

/**
 * Hides what is imported later: the runtime would follow a name that is
 * written out as soon as the file that holds it is loaded.
 */
function unforeseen(text: string): string {
  return text.replace(/\bimport\(("[^"]+")\)/g, "import(String($1))");
}

/** Modules find what lies beside them where it was before they were bundled. */
const ownAddresses: esbuild.Plugin = {
  name: "own-addresses",
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const text = await Deno.readTextFile(path);
      const address = `new URL(${
        JSON.stringify(`../../${path.slice(rootPath.length)}`)
      }, import.meta.url).href`;
      return {
        loader: path.endsWith("x") ? "tsx" : "ts",
        contents: text.replaceAll("import.meta.url", `(${address})`).replace(
          /import\.meta\.resolve\(("[^"]+")\)/g,
          `new URL($1, ${address}).href`,
        ),
      };
    });
  },
};
