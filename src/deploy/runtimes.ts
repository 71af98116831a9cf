/** Tries the site under other versions of Deno, as the platform may have them. */
import { join } from "node:path";
import {
  type ServerProcess,
  startServerProcess,
} from "../dev/server-process.ts";
import { copyProject, runCommand } from "../dev/project-copy.ts";
import { cachedPackage, cachedRegistries } from "../lib/npm-cache.ts";

const root = new URL("../../", import.meta.url);

/** The platform's version: https://docs.deno.com/deploy/reference/runtime/ */
export const platformRuntime = "2.5.0";

/** A version of each minor one that the site runs under, oldest first. */
export const runtimes = [platformRuntime, "2.6.8", "2.7.14", "2.8.3", "2.9.6"];

/**
 * Installs, builds and serves a copy of the project under another version of
 * Deno, as the platform does.
 * @throws {Error} With what was printed, when it cannot be built or started.
 */
export async function startUnder(version: string): Promise<ServerProcess> {
  const runtime = await fetchRuntime(version);
  const folder = await Deno.makeTempDir({ prefix: "runtime-" });
  const remove = () => Deno.remove(folder, { recursive: true });
  try {
    await copyProject(folder);
    await runCommand(runtime, ["install", "--frozen"], folder);
    await runCommand(runtime, ["task", "build"], folder);
    const site = await startServerProcess(
      { NODE_ENV: "production", SITE_URL: "", DENO_DEPLOY_TOKEN: "" },
      { runtime, folder },
    );
    return {
      origin: site.origin,
      async stop() {
        await site.stop();
        await remove();
      },
    };
  } catch (cause) {
    await remove();
    throw cause;
  }
}

/** Downloads a version of Deno from npm; returns the path of its program. */
async function fetchRuntime(version: string): Promise<string> {
  const { os, arch } = Deno.build;
  const cpu = arch === "aarch64" ? "arm64" : "x64";
  const target = { darwin: `darwin-${cpu}`, windows: `win32-${cpu}` }[
    os as string
  ] ?? `linux-${cpu}-glibc`;
  const name = `@deno/${target}`;
  // The project's configuration would add it to the lock file.
  const args = ["cache", "--no-config", `npm:${name}@${version}`];
  await runCommand(Deno.execPath(), args, root);
  const registries = await cachedRegistries();
  const folder = await cachedPackage(registries, `${name}/${version}`);
  return join(folder, os === "windows" ? "deno.exe" : "deno");
}
