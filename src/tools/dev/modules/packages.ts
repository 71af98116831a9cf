import { outputFiles } from "../../build/client/output-files.ts";
import { packageFile } from "./addresses.ts";

/**
 * Names that a module can export; the site uses no default exports of packages.
 */
const identifier = /^(?!default$|__esModule$)[A-Za-z_$][\w$]*$/;

/**
 * Bundles npm packages as modules with shared chunks, so that each exists once.
 * The named exports of CommonJS, which a bundler cannot see, are read from the
 * imported package.
 * @param specifiers The packages that the site's modules import.
 * @param folder Folder with links to the packages; see `linkPackages`.
 * @returns Files by name.
 */
export async function bundlePackages(
  specifiers: readonly string[],
  folder: string,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const sources = new Map(
    await Promise.all(specifiers.map(async (specifier) => {
      const names = Object.keys(await import(specifier));
      const list = names.filter((name) => identifier.test(name)).join(", ");
      const source = `export { ${list} } from ${JSON.stringify(specifier)};`;
      return [packageFile(specifier), source] as const;
    })),
  );
  return await outputFiles({
    nodePaths: [folder],
    entryPoints: Object.fromEntries(
      [...sources.keys()].map((name) => [name, `package:${name}`]),
    ),
    entryNames: "[name]",
    outdir: "/",
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"development"' },
    logLevel: "silent",
    plugins: [{
      name: "package-entries",
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^package:/ }, ({ path }) => ({
          path: path.slice("package:".length),
          namespace: "package",
        }));
        onLoad({ filter: /./, namespace: "package" }, ({ path }) => ({
          contents: sources.get(path) ?? "",
          resolveDir: folder,
        }));
      },
    }],
  });
}
