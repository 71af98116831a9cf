/**
 * `deno task deploy`: ships to Deno Deploy as `deploy.yml` says. What may run
 * packages (checks, build, tests) and what has the token can be two steps:
 *
 *     deno task deploy --dry-run          without the token
 *     deno task deploy --upload [--prod]  with it
 *
 * With `--probe` it only asks a deployed site.
 */
import { fileURLToPath } from "node:url";
import { readCommandLine, refuse } from "../../lib/command-line.ts";
import { deployOrigin } from "../../lib/deploy-origin.ts";
import { exitWithError } from "../../lib/exit-with-error.ts";
import { table } from "../../lib/text/table.ts";
import {
  checkProductionVariables,
  consoleUrl,
  type Machine,
  readDeployFile,
  runTask,
  upload,
  uploadArguments,
  warnOfExamples,
} from "./deno-deploy.ts";
import { DeployError, readTarget, writeTarget } from "./deploy-target.ts";
import { probe } from "./probe.ts";
import { passesSmokeTest } from "./smoke.ts";

const options = {
  prod: { type: "boolean" },
  "dry-run": { type: "boolean" },
  "skip-tests": { type: "boolean" },
  upload: { type: "boolean" },
  probe: { type: "boolean" },
} as const;
const usage = "deno task deploy [--prod] [--dry-run] [--skip-tests], " +
  "deno task deploy --upload [--prod] after a dry run, " +
  "or deno task deploy --probe [ORIGIN]";

/** The flags of the task, by their names. */
export type Flags = { [flag in keyof typeof options]?: boolean };

/**
 * Checks, builds and tests the site, uploads it, and runs the smoke test; or,
 * with `upload`, only the last two.
 * @throws {DeployError} When a step fails; the message says what to do.
 */
export async function deploy(flags: Flags, machine: Machine): Promise<void> {
  const isProduction = flags.prod === true;
  const { folder } = machine;
  const file = flags.upload
    ? await readTarget(folder)
    : await readDeployFile(machine);
  if (!flags["dry-run"]) {
    const { here } = file.variables;
    const missing = here.filter((name) => !machine.environment[name]);
    if (missing.length > 0) throw new DeployError(`Set ${missing.join(", ")}.`);
    if (isProduction) await checkProductionVariables(machine, file);
  }
  for (const task of tasksOf(flags)) {
    console.log(`\n# deno task ${task}`);
    if (await runTask(machine, task)) continue;
    throw new DeployError(`deno task ${task} failed. Nothing was uploaded.`);
  }
  // With the token no package may run; the dry run has warned.
  const isWarned = flags["dry-run"] || isProduction && !flags.upload;
  if (isWarned) await warnOfExamples(machine);
  if (flags["dry-run"]) {
    await writeTarget(folder, file);
    const command = uploadArguments(file, isProduction).join(" ");
    console.log(
      "\nDry run: nothing was uploaded. The next step is " +
        `deno task deploy --upload${isProduction ? " --prod" : ""}, ` +
        `which runs:\ndeno ${command}`,
    );
    return;
  }
  console.log("\n# Upload, and the build by Deno Deploy: some minutes");
  const origins = [await upload(machine, file, isProduction)];
  if (isProduction) origins.push(deployOrigin(file));
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

/**
 * Prints what the platform does with a deployed site.
 * @param origin By default that of production.
 */
async function printProbe(machine: Machine, origin?: string): Promise<void> {
  const asked = origin
    ? URL.parse(origin)?.origin
    : deployOrigin(await readDeployFile(machine));
  if (!asked) refuse(`${origin} is no address. Usage: ${usage}`);
  console.log(`# ${asked}: a little more than a minute`);
  const findings = await probe({ origin: asked }).catch((cause: Error) => {
    throw new DeployError(`Cannot probe ${asked}: ${cause.message}`);
  });
  console.log(table(["question", "answer"], findings));
}

/** What must succeed before the upload; `test` also checks and builds. */
function tasksOf(flags: Flags): string[] {
  if (flags.upload) return [];
  return flags["skip-tests"] ? ["check", "build"] : ["test"];
}

if (import.meta.main) {
  const { values: flags, positionals: [origin, ...more] } = readCommandLine(
    usage,
    { options, allowPositionals: true },
  );
  if (flags.upload && (flags["dry-run"] || flags["skip-tests"])) {
    refuse(`--upload is a step of its own. Usage: ${usage}`);
  }
  const isAlone = Object.keys(flags).length === 1;
  if (flags.probe ? !isAlone || more.length > 0 : origin !== undefined) {
    refuse(`Only --probe takes an address, and no other flag. Usage: ${usage}`);
  }
  const machine: Machine = {
    folder: fileURLToPath(new URL("../../../", import.meta.url)),
    deno: [Deno.execPath()],
    environment: Deno.env.toObject(),
  };
  try {
    if (flags.probe) await printProbe(machine, origin);
    else await deploy(flags, machine);
  } catch (cause) {
    exitWithError(cause);
  }
}
