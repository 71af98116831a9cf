import { ExpectedError } from "../../lib/exit-with-error.ts";
import type { PackageLinks } from "../build/client/package-links.ts";
import { runTask } from "../run-task.ts";
import { runCommand } from "./run-command.ts";

/** The folder of the development server's build, from the project's root. */
export const developmentFolder = "dist/development";

const root = new URL("../../../", import.meta.url);

/**
 * Checks the files of `data/`, which are part of no build. Runs in a separate
 * process, which imports their current schemas.
 * @throws {Error} With the first file that is invalid.
 */
export async function checkData(): Promise<void> {
  const { href } = new URL("./check-data.ts", import.meta.url);
  await runCommand(Deno.execPath(), ["run", "-A", "--no-check", href], root);
}

/**
 * Builds what is not compiled on demand: critical CSS. Runs in a separate
 * process, which imports the current `routes.ts`.
 * @throws {Error} With esbuild's messages when the sources do not compile.
 */
export async function buildForDevelopment(
  { project }: PackageLinks,
): Promise<void> {
  const args = ["run", "-A", "--no-check", import.meta.url, project];
  await runCommand(Deno.execPath(), args, root);
}

if (import.meta.main) {
  await runTask(async () => {
    const { writeDevelopmentBuild } = await import(
      "./write-development-build.ts"
    );
    const folder = new URL(`${developmentFolder}/`, root);
    await writeDevelopmentBuild(folder, Deno.args[0] ?? "").catch((cause) => {
      throw new ExpectedError(String(cause));
    });
  });
}
