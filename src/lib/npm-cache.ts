/** Finds npm packages in Deno's cache. */

/** The folders of npm registries in Deno's cache. */
export async function cachedRegistries(): Promise<string[]> {
  const { npmCache } = await denoInfo<{ npmCache: string }>();
  const entries = await Array.fromAsync(Deno.readDir(npmCache));
  return entries.map(({ name }) => `${npmCache}/${name}`);
}

/**
 * The folder of a package. `deno info` tells it since 2.9 only.
 * @param path Name and version, with a slash between them.
 * @throws {Error} When the package was never installed.
 */
export async function cachedPackage(
  registries: readonly string[],
  path: string,
): Promise<string> {
  for (const registry of registries) {
    const folder = `${registry}/${path}`;
    if (await Deno.stat(folder).catch(() => undefined)) return folder;
  }
  throw new Error(
    `Cannot find package "${path}" in Deno's cache: run "deno install"`,
  );
}

/**
 * What `deno info` says of the cache, or of a module.
 * @throws {Error} With its message, when it fails.
 */
export async function denoInfo<T>(...args: string[]): Promise<T> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--json", ...args],
  }).output();
  const decoder = new TextDecoder();
  if (success) return JSON.parse(decoder.decode(stdout));
  const reason = decoder.decode(stderr).trim();
  throw new Error(`deno info ${args.join(" ")} failed: ${reason}`);
}
