import { existsSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { transformSync } from "oxc-transform";
import { isRecord, parseJson } from "../../../lib/text/json.ts";
import { pictureWeights } from "../../build/picture-weights.ts";
import { projectModules } from "../../build/project-modules.ts";
import { clientPath, modulesPath, packagePath } from "./addresses.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** Reloads a page that fails to render, which would hide the error. */
const reloading = "src/browser/reload-once.ts";
const staying = "src/tools/dev/browser/never-reload.ts";

/** A module as sent to the browser in development. */
export interface CompiledModule {
  /** The code; imports of other modules are addresses under `/dev/modules/`. */
  code: string;
  /** Source files of imported modules, relative to the project's root. */
  imports: string[];
  /** npm packages that it imports. */
  packages: string[];
  exports: string[];
  /**
   * Whether it creates a context: with two copies, consumers would miss their
   * providers.
   */
  hasContext: boolean;
  /** The paths in a JSON file and their types, without values. */
  shape?: readonly string[] | undefined;
}

/**
 * Compiles modules separately, without bundling, so that each can be replaced.
 * @param files From the project's root.
 * @throws {esbuild.BuildFailure} When a source does not compile.
 */
export async function compileModules(
  files: readonly string[],
): Promise<Map<string, CompiledModule>> {
  const specifiers = new Map<string, string>();
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    // With their extensions: `team.ts` and `team.json` are two modules.
    entryPoints: files.map((file) => ({ in: file, out: file })),
    outdir: "/",
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    target: "es2022",
    sourcemap: "inline",
    define: {
      PICTURE_WEIGHTS: await pictureWeights(),
      "process.env.NODE_ENV": '"development"',
    },
    plugins: [projectModules(), unbundled(specifiers)],
    logLevel: "silent",
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  return new Map(
    Object.entries(metafile.outputs).map(([path, output]) => {
      const addresses = output.imports.map((it) => it.path);
      const code = texts.get(resolve(root, path)) ?? "";
      return [output.entryPoint ?? "", {
        code,
        imports: addresses.filter((it) => it.startsWith(modulesPath))
          .map((it) => it.slice(modulesPath.length)),
        packages: addresses.flatMap((it) => specifiers.get(it) ?? []),
        exports: output.exports,
        hasContext: code.includes("createContext("),
        shape: shapeOfFile(output.entryPoint ?? ""),
      }];
    }),
  );
}

/**
 * Rewrites imports to addresses, and makes components and hooks refreshable.
 */
function unbundled(specifiers: Map<string, string>): esbuild.Plugin {
  return {
    name: "unbundled",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path, kind, importer, resolveDir }) => {
        if (kind === "entry-point") return;
        if (path === clientPath) return { path, external: true };
        if (path.startsWith(".")) {
          const file = relative(root, resolve(resolveDir, path));
          if (!existsSync(resolve(root, file))) {
            return { errors: [missing(path, importer)] };
          }
          const module = file === reloading ? staying : file;
          return { path: modulesPath + module, external: true };
        }
        specifiers.set(packagePath(path), path);
        return { path: packagePath(path), external: true };
      });
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => ({
        contents: refreshable(path, await Deno.readTextFile(path)),
        loader: path.endsWith("x") ? "tsx" : "ts",
      }));
    },
  };
}

function shapeOfFile(file: string): string[] | undefined {
  if (!file.endsWith(".json")) return undefined;
  return shapeOf(parseJson(readFileSync(resolve(root, file), "utf8"))).sort();
}

/** The paths of values and their types, such as "hero.title: string". */
export function shapeOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) {
    return [...new Set(value.flatMap((it) => shapeOf(it, `${path}[]`)))];
  }
  if (!isRecord(value)) {
    return [`${path}: ${value === null ? "null" : typeof value}`];
  }
  return Object.entries(value)
    .flatMap(([name, it]) => shapeOf(it, path ? `${path}.${name}` : name));
}

/** Finds the source line of an import, which esbuild does not report. */
function missing(path: string, importer: string): esbuild.PartialMessage {
  const lines = readFileSync(importer, "utf8").split("\n");
  const index = lines.findIndex((line) => line.includes(`"${path}"`));
  const lineText = lines[index] ?? "";
  return {
    text: `Could not resolve "${path}"`,
    location: {
      file: relative(root, importer),
      line: index + 1,
      lineText,
      column: lineText.indexOf(`"${path}"`),
    },
  };
}

/**
 * Registers a module's components and hook signatures, as React Fast Refresh
 * requires. Syntax errors are left to esbuild, which reports them.
 */
function refreshable(path: string, source: string): string {
  const { code, map, errors } = transformSync(path, source, {
    sourcemap: true,
    jsx: { runtime: "automatic", development: true, refresh: true },
  });
  if (errors.length > 0 || !map) return source;
  const file = JSON.stringify(relative(root, path));
  // On the same line as the first code, to keep the source map valid.
  const head = `import { registration, signature as $RefreshSig$ } from ${
    JSON.stringify(clientPath)
  }; const $RefreshReg$ = registration(${file}); `;
  const text = JSON.stringify({ ...map, sourcesContent: undefined });
  return `${head}${code}\n//# sourceMappingURL=data:application/json;base64,${
    new TextEncoder().encode(text).toBase64()
  }`;
}
