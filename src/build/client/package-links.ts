/**
 * Gives esbuild the npm packages of Deno's cache, without a node_modules
 * folder: a temporary folder of links that serves as its `nodePaths`.
 */
import {
  cachedPackage,
  cachedRegistries,
  denoInfo,
} from "../../lib/npm-cache.ts";

interface ModuleGraph {
  modules: { dependencies?: { code?: { specifier: string } }[] }[];
  npmPackages: Record<string, NpmPackage>;
}

interface NpmPackage {
  name: string;
  version: string;
  dependencies: string[];
}

/** A temporary folder of links to packages. */
export interface PackageLinks extends AsyncDisposable {
  folder: string;
}

/**
 * Links every package that `entries` import, directly or through each other.
 * @param entries Modules whose graphs are followed.
 * @throws {Error} When two versions of one package are needed: the links could
 * only hold one of them.
 */
export async function linkPackages(
  entries: readonly URL[],
): Promise<PackageLinks> {
  const needed = new Map<string, NpmPackage>();
  for (const entry of entries) {
    const graph = await denoInfo<ModuleGraph>(entry.href);
    for (const id of importedPackages(graph)) collect(id, graph, needed);
  }
  const folder = await Deno.makeTempDir({ prefix: "packages-" });
  const registries = await cachedRegistries();
  for (const { name, version } of needed.values()) {
    const cached = await cachedPackage(registries, `${name}/${version}`);
    const link = `${folder}/${name}`;
    await Deno.mkdir(link.slice(0, link.lastIndexOf("/")), { recursive: true });
    await Deno.symlink(cached, link);
  }
  return {
    folder,
    async [Symbol.asyncDispose]() {
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** Ids of the packages that the project's own modules import. */
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
    // A package with peers has them in its id: name@version_peer@version.
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
