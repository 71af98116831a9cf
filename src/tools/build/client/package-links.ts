/**
 * Makes the npm packages of Deno's cache available to esbuild without a
 * node_modules folder in the project: a temporary folder contains one, and
 * links to the project's files.
 */
import { fileURLToPath } from "node:url";
import {
  cachedPackage,
  cachedRegistries,
  denoInfo,
} from "../../../lib/npm-cache.ts";

interface ModuleGraph {
  modules: { dependencies?: { code?: { specifier: string } }[] }[];
  npmPackages: Record<string, NpmPackage>;
}

interface NpmPackage {
  name: string;
  version: string;
  dependencies: string[];
}

/** Folders of links for esbuild. */
export interface PackageLinks extends AsyncDisposable {
  /** The packages; for `nodePaths`. */
  folder: string;
  /**
   * The project with the packages; for `absWorkingDir`. esbuild's hashes
   * include module paths relative to it, so these must not depend on the
   * location of the project and the cache.
   */
  project: string;
}

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/**
 * Links every package that `entries` import, directly or indirectly.
 * @param entries Modules whose graphs are followed.
 * @throws {Error} If two versions of one package are needed: there can be only
 * one link.
 */
export async function linkPackages(
  entries: readonly URL[],
): Promise<PackageLinks> {
  const needed = new Map<string, NpmPackage>();
  for (const entry of entries) {
    const graph = await denoInfo<ModuleGraph>(entry.href);
    for (const id of importedPackages(graph)) collect(id, graph, needed);
  }
  const project = await Deno.realPath(
    await Deno.makeTempDir({ prefix: "packages-" }),
  );
  const folder = `${project}/node_modules`;
  for await (const { name } of Deno.readDir(root)) {
    const link = `${project}/${name}`;
    if (link !== folder) await Deno.symlink(`${root}${name}`, link);
  }
  const registries = await cachedRegistries();
  for (const { name, version } of needed.values()) {
    const cached = await cachedPackage(registries, `${name}/${version}`);
    const link = `${folder}/${name}`;
    await Deno.mkdir(link.slice(0, link.lastIndexOf("/")), { recursive: true });
    await Deno.symlink(cached, link);
  }
  return {
    folder,
    project,
    async [Symbol.asyncDispose]() {
      await Deno.remove(project, { recursive: true });
    },
  };
}

/** Ids of the packages that the project's modules import. */
function importedPackages({ modules, npmPackages }: ModuleGraph): string[] {
  const ids = Object.keys(npmPackages);
  const specifiers = modules.flatMap(({ dependencies = [] }) =>
    dependencies.map(({ code }) => code?.specifier ?? "")
  );
  const names = specifiers.flatMap((specifier) => {
    const match = /^npm:\/?((?:@[^/@]+\/)?[^/@]+)@([^/]+)/.exec(specifier);
    return match ? [`${match[1]}@${match[2]}`] : [];
  });
  return [...new Set(names)].flatMap((name) =>
    // A package id includes its peers: name@version_peer@version.
    ids.filter((id) => id === name || id.startsWith(`${name}_`))
  );
}

function collect(
  id: string,
  graph: ModuleGraph,
  needed: Map<string, NpmPackage>,
): void {
  const found = graph.npmPackages[id];
  if (!found) return;
  const known = needed.get(found.name);
  if (known?.version === found.version) return;
  if (known) {
    throw new Error(
      `Cannot link package "${found.name}": both ${known.version} and ${found.version} are needed`,
    );
  }
  needed.set(found.name, found);
  for (const dependency of found.dependencies) {
    collect(dependency, graph, needed);
  }
}
