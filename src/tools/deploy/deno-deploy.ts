/** Calls of the platform's tool, for the app of `deploy.yml`. */
import { deployOrigin } from "../../lib/deploy-origin.ts";
import { endSignals } from "../../lib/end-signals.ts";
import { saveFile } from "../../lib/save-file.ts";
import { DeployError, type DeployTarget } from "./deploy-target.ts";

/**
 * The platform's tool, with a pinned version: `deno deploy` runs the latest one,
 * and under Deno 2.9.6 passes each argument twice.
 */
const tool = "jsr:@deno/deploy@0.0.9904";
/** Pins the packages of the tool, from the folder of the checkout. */
export const toolLock = "src/tools/deploy/tool.lock";

/** The environment of a deployment. */
export interface Machine {
  /** The folder of the checkout. */
  folder: string;
  /** The command that runs as `deno`, with its first arguments. */
  deno: readonly [string, ...string[]];
  environment: Readonly<Record<string, string>>;
}

/** A command whose packages do not get the deploy token from their own process. */
function withoutToken(
  { folder, deno: [program, ...words], environment }: Machine,
  args: readonly string[],
  stdout: "inherit" | "piped",
): Deno.Command {
  const { DENO_DEPLOY_TOKEN: _, ...env } = environment;
  return new Deno.Command(program, {
    args: [...words, ...args],
    cwd: folder,
    clearEnv: true,
    env,
    stdin: "null",
    stdout,
    stderr: "inherit",
  });
}

/** Runs a task; returns whether it succeeded. */
export function runTask(machine: Machine, task: string): Promise<boolean> {
  return succeeds(machine, ["task", task]);
}

async function succeeds(
  machine: Machine,
  args: readonly string[],
): Promise<boolean> {
  const child = withoutToken(machine, args, "inherit").spawn();
  return (await child.status).success;
}

/**
 * Writes the lock file of the platform's tool.
 * @throws {DeployError} If a package cannot be fetched.
 */
export async function lockTool(machine: Machine): Promise<void> {
  const lock = `${machine.folder}/${toolLock}`;
  // Otherwise packages of an earlier version would stay in it.
  if (await isThere(lock)) await Deno.remove(lock);
  const args = ["cache", "--no-config", `--lock=${toolLock}`, tool];
  if (await succeeds(machine, args) && await isThere(lock)) return;
  throw new DeployError(`The packages of ${tool} cannot be fetched.`);
}

/** @throws {DeployError} If the tool has no lock file. */
export async function checkToolLock({ folder }: Machine): Promise<void> {
  if (await isThere(`${folder}/${toolLock}`)) return;
  throw new DeployError(
    `${toolLock} is missing, which pins what runs with the token: run ` +
      '"deno task deploy --lock-tool" without DENO_DEPLOY_TOKEN, and commit it.',
  );
}

async function isThere(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}

/**
 * Reads `deploy.yml`, in a process of its own because packages parse it.
 * @throws {DeployError} If it is invalid; that process has said why.
 */
export async function readDeployFile(machine: Machine): Promise<DeployTarget> {
  const { success, stdout } = await withoutToken(
    machine,
    ["run", "-A", "src/tools/deploy/deploy-file.ts"],
    "piped",
  ).output();
  if (success) return JSON.parse(new TextDecoder().decode(stdout));
  throw new DeployError("Nothing was done.");
}

/**
 * Warns of facts that are still the example's, in a process of its own too,
 * because what it reads may import packages.
 */
export async function warnOfExamples(machine: Machine): Promise<void> {
  await succeeds(machine, ["run", "-A", "src/tools/deploy/example-facts.ts"]);
}

function deployArguments(
  { org, app }: DeployTarget,
  command: readonly string[],
  flags: readonly string[],
): string[] {
  return [
    // Packages run beside the token: only those of the lock file.
    ...["run", "-A", "--no-config", `--lock=${toolLock}`, "--frozen"],
    ...[tool, ...command],
    // Without --config some versions fail on unknown fields.
    ...["--config", "deno.json", "--org", org, "--app", app, ...flags],
    ...["--json", "--non-interactive"],
  ];
}

/**
 * Uploads the site and waits until the platform has built it.
 * @returns The origin of the new revision.
 * @throws {DeployError} If the platform rejects it or the build fails.
 */
export async function upload(
  machine: Machine,
  file: DeployTarget,
  isProduction: boolean,
): Promise<string> {
  const flags = isProduction ? ["--prod"] : [];
  const output = await run(machine, deployArguments(file, [], flags));
  if (output === undefined) {
    throw new DeployError(
      "The deployment failed for the reason above; the earlier revision goes on serving.",
    );
  }
  const { revisionId } = JSON.parse(output);
  return deployOrigin(file, `preview/${revisionId}`);
}

/** The page of the app in the platform's console. */
export function consoleUrl({ org, app }: DeployTarget): string {
  return `https://console.deno.com/${org}/${app}`;
}

/** A variable of the app, as the tool lists it. */
interface Variable {
  key: string;
  /** Null for a secret. */
  value: string | null;
  /** Their names; null for all contexts. */
  contexts: string[] | null;
}

/**
 * Checks the variables that the app needs in its Production context.
 * @throws {DeployError} If one is missing, empty, or set only in other
 * contexts.
 */
export async function checkProductionVariables(
  machine: Machine,
  file: DeployTarget,
): Promise<void> {
  const { production } = file.variables;
  if (production.length === 0) return;
  const output = await run(machine, deployArguments(file, ["env", "list"], []));
  if (output === undefined) {
    throw new DeployError(
      "The app's variables cannot be listed: check the token, and org and app in deploy.yml.",
    );
  }
  const variables: Variable[] = JSON.parse(output);
  const set = variables.filter(({ value, contexts }) =>
    value !== "" && (contexts?.includes("Production") ?? true)
  ).map(({ key }) => key);
  const missing = production.filter((it) => !set.includes(it));
  if (missing.length === 0) return;
  throw new DeployError(
    `Set ${missing.join(", ")} in the app's Production context: ${
      consoleUrl(file)
    }`,
  );
}

/**
 * Makes signals to this process end the child instead, after which this one
 * still puts back what the child has changed.
 */
function stopWithThis(child: Deno.ChildProcess): Disposable {
  const stop = () => {
    try {
      child.kill("SIGTERM");
    } catch {
      // Ctrl-C has already ended it.
    }
  };
  for (const signal of endSignals) Deno.addSignalListener(signal, stop);
  return {
    [Symbol.dispose]() {
      for (const signal of endSignals) Deno.removeSignalListener(signal, stop);
    },
  };
}

/** Runs the platform's tool; returns what it printed, undefined when it failed. */
async function run(
  { folder, deno: [program, ...words], environment }: Machine,
  args: readonly string[],
): Promise<string | undefined> {
  const config = `${folder}/deno.json`;
  const before = await Deno.readTextFile(config);
  try {
    const child = new Deno.Command(program, {
      args: [...words, ...args],
      cwd: folder,
      clearEnv: true,
      env: { ...environment },
      stdin: "null",
      stdout: "piped",
      stderr: "inherit",
    }).spawn();
    using _ = stopWithThis(child);
    const { success, stdout } = await child.output();
    return success ? new TextDecoder().decode(stdout) : undefined;
  } finally {
    // Each command of the tool reduces "deploy" in deno.json to org and app.
    saveFile(config, before);
  }
}
