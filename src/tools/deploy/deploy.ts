/**
 * `deno task deploy`: ships to Deno Deploy by hand, as `deploy.yml` says. Pushes
 * are deployed by the platform.
 *
 *     deno task deploy [--prod]        checks, uploads, tries
 *     deno task deploy --dry-run       names what is still the example's
 *     deno task deploy --smoke ORIGIN  tries a deployment
 *     deno task deploy --lock-tool     pins the packages of the platform's tool
 */
import { fileURLToPath } from "node:url";
import { readCommandLine, refuse } from "../../lib/command-line.ts";
import { deployOrigin } from "../../lib/deploy-origin.ts";
import { exitWithError } from "../../lib/exit-with-error.ts";
import {
  checkProductionVariables,
  checkToolLock,
  consoleUrl,
  lockTool,
  type Machine,
  readDeployFile,
  runTask,
  toolLock,
  upload,
  warnOfExamples,
} from "./deno-deploy.ts";
import { DeployError } from "./deploy-target.ts";
import { passesSmokeTest } from "./smoke.ts";

const options = {
  prod: { type: "boolean" },
  "dry-run": { type: "boolean" },
  smoke: { type: "string" },
  "lock-tool": { type: "boolean" },
} as const;
const usage =
  "deno task deploy [--prod] [--dry-run], or one of --smoke ORIGIN, --lock-tool";

/** The flags of a deployment, by their names. */
export type Flags = {
  [flag in "prod" | "dry-run"]?: boolean | undefined;
};

/**
 * Names what is still the example's, checks the site, uploads it, and runs the
 * smoke test. A dry run ends with the names.
 * @throws {DeployError} When a step fails; the message says what to do.
 */
export async function deploy(flags: Flags, machine: Machine): Promise<void> {
  const isProduction = flags.prod === true;
  const file = await readDeployFile(machine);
  await warnOfExamples(machine);
  if (flags["dry-run"]) return console.log("Dry run: nothing was uploaded.");
  const { here } = file.variables;
  const missing = here.filter((name) => !machine.environment[name]);
  if (missing.length > 0) throw new DeployError(`Set ${missing.join(", ")}.`);
  await checkToolLock(machine);
  if (isProduction) await checkProductionVariables(machine, file);
  console.log("\n# deno task check");
  if (!await runTask(machine, "check")) {
    throw new DeployError("deno task check failed. Nothing was uploaded.");
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
 * Runs the smoke test on a deployment.
 * @param address Its origin.
 * @throws {DeployError} If it fails.
 */
export async function smoke(machine: Machine, address: string): Promise<void> {
  const origin = originOf(address);
  const { smoke } = await readDeployFile(machine);
  if (await passesSmokeTest(origin, smoke)) return;
  throw new DeployError(`${origin} failed the smoke test.`);
}

function originOf(address: string): string {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  refuse(`"${address}" is no address. Usage: ${usage}`);
}

/**
 * Pins the packages of the platform's tool.
 * @throws {DeployError} With the token in the environment, which the packages
 * that are fetched could read.
 */
export async function pinTool(machine: Machine): Promise<void> {
  if (machine.environment.DENO_DEPLOY_TOKEN) {
    throw new DeployError("Unset DENO_DEPLOY_TOKEN first.");
  }
  await lockTool(machine);
  console.log(`Wrote ${toolLock}: commit it.`);
}

if (import.meta.main) {
  const { values: flags } = readCommandLine(usage, { options });
  const isAlone = Object.keys(flags).length === 1;
  const needsNoOther = flags["lock-tool"] || flags.smoke !== undefined;
  if (needsNoOther && !isAlone) refuse(`Usage: ${usage}`);
  const machine: Machine = {
    folder: fileURLToPath(new URL("../../../", import.meta.url)),
    deno: [Deno.execPath()],
    environment: Deno.env.toObject(),
  };
  try {
    if (flags["lock-tool"]) await pinTool(machine);
    else if (flags.smoke !== undefined) await smoke(machine, flags.smoke);
    else await deploy(flags, machine);
  } catch (cause) {
    exitWithError(cause);
  }
}
