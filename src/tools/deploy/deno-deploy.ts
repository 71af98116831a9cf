/** Calls of `deno deploy`, for the app of `deploy.yml`. */
import * as z from "zod";
import { DeployError, type DeployFile } from "./deploy-file.ts";

/** The environment of a deployment. */
export interface Machine {
  /** The folder of the checkout. */
  folder: string;
  /** The command that runs as `deno`, with its first arguments. */
  deno: readonly [string, ...string[]];
  environment: Readonly<Record<string, string>>;
}

/** Runs a task, without the deploy token, which no task needs. */
export async function runTask(
  { folder, deno: [program, ...words], environment }: Machine,
  task: string,
): Promise<boolean> {
  const { DENO_DEPLOY_TOKEN: _, ...env } = environment;
  const child = new Deno.Command(program, {
    args: [...words, "task", task],
    cwd: folder,
    clearEnv: true,
    env,
    stdin: "null",
  }).spawn();
  return (await child.status).success;
}

/** The arguments of `deno` that upload the site. */
export function uploadArguments(
  file: DeployFile,
  isProduction: boolean,
): string[] {
  return deployArguments(file, [], isProduction ? ["--prod"] : []);
}

function deployArguments(
  { org, app }: DeployFile,
  command: readonly string[],
  flags: readonly string[],
): string[] {
  return [
    ...["deploy", ...command],
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
  file: DeployFile,
  isProduction: boolean,
): Promise<string> {
  const output = await run(machine, uploadArguments(file, isProduction));
  if (output === undefined) {
    throw new DeployError(
      "The deployment failed for the reason above; the earlier revision goes on serving.",
    );
  }
  return revisionOrigin(output, file);
}

/** The origin of the production timeline. */
export function productionOrigin({ org, app }: DeployFile): string {
  return `https://${app}.${org}.deno.net`;
}

/** Finds the origin of the new revision in the output of `deno deploy`. */
function revisionOrigin(output: string, file: DeployFile): string {
  const { org, app } = file;
  const domain = new RegExp(
    `https://${app}-(?!-)[a-z0-9-]+\\.${org}\\.deno\\.net`,
  );
  const id = /"revisionId":\s*"([a-z0-9]+)"/.exec(output)?.[1];
  const origin = domain.exec(output)?.[0] ??
    (id && `https://${app}-${id}.${org}.deno.net`);
  if (origin) return origin;
  throw new DeployError(
    `Uploaded, but "deno deploy" named no revision: see ${consoleUrl(file)}`,
  );
}

/** The page of the app in the platform's console. */
export function consoleUrl({ org, app }: DeployFile): string {
  return `https://console.deno.com/${org}/${app}`;
}

const contextSchema = z.union([
  z.string(),
  z.object({ name: z.string() }).transform(({ name }) => name),
]);

/** A list, either bare or as a field of an object. */
const variablesSchema = z.preprocess(
  (output) =>
    Array.isArray(output)
      ? output
      : Object.values(output ?? {}).find(Array.isArray),
  z.array(z.object({
    key: z.string(),
    /** Null for a secret. */
    value: z.string().nullish(),
    /** Null for all contexts. */
    contexts: z.array(contextSchema).nullable(),
  })),
);

/**
 * Checks the variables that the app needs in its Production context.
 * @throws {DeployError} If one is missing, empty, or set only in other
 * contexts.
 */
export async function checkProductionVariables(
  machine: Machine,
  file: DeployFile,
): Promise<void> {
  const output = await run(machine, deployArguments(file, ["env", "list"], []));
  if (output === undefined) {
    throw new DeployError(
      "The app's variables cannot be listed: check the token, and org and app in deploy.yml.",
    );
  }
  const set = parseVariables(output).filter(({ value, contexts }) =>
    value !== "" &&
    (contexts === null || contexts.some((it) => /^production$/i.test(it)))
  ).map(({ key }) => key);
  const missing = file.variables.production.filter((it) => !set.includes(it));
  if (missing.length === 0) return;
  throw new DeployError(
    `Set ${missing.join(", ")} in the app's Production context: ${
      consoleUrl(file)
    }`,
  );
}

function parseVariables(output: string): z.infer<typeof variablesSchema> {
  try {
    return variablesSchema.parse(JSON.parse(output));
  } catch {
    throw new DeployError(
      // Do not print the output, which contains values of variables.
      'Cannot read what "deno deploy env list" printed: its form has changed.',
    );
  }
}

/** Runs `deno deploy`; returns what it printed, undefined when it failed. */
async function run(
  { folder, deno: [program, ...words], environment }: Machine,
  args: readonly string[],
): Promise<string | undefined> {
  const config = `${folder}/deno.json`;
  const before = await Deno.readTextFile(config);
  try {
    const { success, stdout } = await new Deno.Command(program, {
      args: [...words, ...args],
      cwd: folder,
      clearEnv: true,
      env: { ...environment },
      stdin: "null",
      stderr: "inherit",
    }).output();
    return success ? new TextDecoder().decode(stdout) : undefined;
  } finally {
    // Each `deno deploy` command reduces "deploy" in deno.json to org and app.
    await Deno.writeTextFile(config, before);
  }
}
