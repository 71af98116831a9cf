/** `deno task deploy`: ships to Deno Deploy as `deploy.yml` says. */
import { fileURLToPath } from "node:url";
import { readCommandLine } from "../../lib/command-line.ts";
import { exitWithError } from "../../lib/exit-with-error.ts";
import {
  checkProductionVariables,
  consoleUrl,
  type Machine,
  productionOrigin,
  runTask,
  upload,
  uploadArguments,
} from "./deno-deploy.ts";
import {
  DeployError,
  type DeployFile,
  parseDeployFile,
} from "./deploy-file.ts";
import { passesSmokeTest } from "./smoke.ts";

const options = {
  prod: { type: "boolean" },
  "dry-run": { type: "boolean" },
  "skip-tests": { type: "boolean" },
} as const;

/** The flags of the task, by their names. */
export type Flags = { [flag in keyof typeof options]?: boolean };

/**
 * Checks, builds and tests the site, uploads it, and runs the smoke test.
 * @throws {DeployError} When a step fails; the message says what to do.
 */
export async function deploy(
  flags: Flags,
  file: DeployFile,
  machine: Machine,
): Promise<void> {
  const isProduction = flags.prod === true;
  if (!flags["dry-run"]) {
    const { here } = file.variables;
    const missing = here.filter((name) => !machine.environment[name]);
    if (missing.length > 0) throw new DeployError(`Set ${missing.join(", ")}.`);
    if (isProduction) await checkProductionVariables(machine, file);
  }
  // `test` also checks and builds.
  for (const task of flags["skip-tests"] ? ["check", "build"] : ["test"]) {
    console.log(`\n# deno task ${task}`);
    if (await runTask(machine, task)) continue;
    throw new DeployError(`deno task ${task} failed. Nothing was uploaded.`);
  }
  if (flags["dry-run"]) {
    const command = uploadArguments(file, isProduction).join(" ");
    console.log(
      `\nDry run: nothing was uploaded. The next step:\ndeno ${command}`,
    );
    return;
  }
  console.log("\n# Upload, and the build by Deno Deploy: some minutes");
  const origins = [await upload(machine, file, isProduction)];
  if (isProduction) origins.push(productionOrigin(file));
  for (const origin of origins) {
    if (await passesSmokeTest(origin, file.smoke)) continue;
    throw new DeployError(
      isProduction
        ? `${origin} failed the smoke test. To go back, lock the production ` +
          `timeline to the earlier revision: ${consoleUrl(file)}`
        : `${origin} failed the smoke test. Production is unchanged.`,
    );
  }
}

if (import.meta.main) {
  const { values: flags } = readCommandLine(
    "deno task deploy [--prod] [--dry-run] [--skip-tests]",
    { options },
  );
  const folder = fileURLToPath(new URL("../../../", import.meta.url));
  try {
    const text = await Deno.readTextFile(`${folder}deploy.yml`);
    await deploy(flags, parseDeployFile(text), {
      folder,
      deno: [Deno.execPath()],
      environment: Deno.env.toObject(),
    });
  } catch (cause) {
    exitWithError(cause);
  }
}
