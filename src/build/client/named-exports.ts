import type { Plugin } from "esbuild";

/** Packages in CommonJS whose exports the site's modules import by name. */
const packages = /^react(-dom)?(\/[\w-]+)?$/;
const namespace = "named-exports";

/**
 * Turns the exports of React's packages into variables once. Otherwise esbuild
 * gives every module that imports one a copy of all its exports, as getters:
 * over a thousand of them are created before the page can be hydrated, and each
 * call goes through one.
 * @param resolveDir The folder from which the packages are found.
 */
export function namedExports(resolveDir: string): Plugin {
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: packages }, ({ path, kind, ...from }) => {
        const isWrapped = from.namespace === namespace;
        if (kind !== "import-statement" || isWrapped) return;
        return { path, namespace };
      });
      build.onLoad({ filter: packages, namespace }, async ({ path }) => {
        const exported: object = await import(path);
        const names = Object.keys(exported).filter((name) =>
          /^[\w$]+$/.test(name) && name !== "default"
        );
        return {
          contents: `import whole from ${JSON.stringify(path)};
            export default whole;
            export const { ${names.join(", ")} } = whole;`,
          resolveDir,
        };
      });
    },
  };
}
