import type { DeployFile } from "./deploy-file.ts";
import {
  type DeployFlags,
  describePlan,
  listVariablesCommand,
  revisionOrigin,
  uploadCommand,
} from "./plan.ts";
import {
  type ProbeOptions,
  probeRoutes,
  resultTable,
  type RouteResult,
} from "./probe-routes.ts";

/** How a command ended. */
export interface CommandResult {
  success: boolean;
  stdout: string;
}

/** A site that answers on this machine until it is stopped. */
export interface LocalSite {
  origin: string;
  stop(): Promise<void>;
}

/** Everything that a deployment does to the world. */
export interface DeployTools {
  /** Runs `deno` with these words; shows what it prints unless it is quiet. */
  deno(words: readonly string[], quiet?: boolean): Promise<CommandResult>;
  /** Serves the build on a free port. */
  startSite(): Promise<LocalSite>;
  /** Puts deno.json back as it was: the platform's program rewrites it. */
  keepConfig(): Promise<() => Promise<void>>;
  fetch: ProbeOptions["fetch"];
  environment(name: string): string | undefined;
  print(line: string): void;
}

/**
 * Deploys as `deploy.yml` says.
 * @returns Whether everything went well; what to do was printed otherwise.
 */
export async function runDeploy(
  file: DeployFile,
  flags: DeployFlags,
  tools: DeployTools,
): Promise<boolean> {
  for (const line of describePlan(file, flags)) tools.print(line);
  const missing = file.environment.here.filter((name) =>
    !tools.environment(name)
  );
  if (missing.length > 0) {
    tools.print(`Not set here: ${missing.join(", ")}.`);
    if (!flags.dryRun) {
      return fail(tools, `Set ${missing.join(", ")} and run this task again.`);
    }
  }
  if (!flags.dryRun && !await hasVariables(file, tools)) return false;
  for (const task of file.before) {
    tools.print(`\n# deno task ${task}`);
    if (!(await tools.deno(["task", task])).success) {
      return fail(
        tools,
        `"deno task ${task}" failed: mend what it names. Nothing was sent.`,
      );
    }
  }
  if (!await rehearse(file, tools)) return false;
  if (flags.dryRun) {
    tools.print("\nDry run: nothing was sent.");
    return true;
  }
  return await upload(file, flags, tools);
}

async function hasVariables(
  file: DeployFile,
  tools: DeployTools,
): Promise<boolean> {
  if (file.environment.app.length === 0) return true;
  const { success, stdout } = await tools.deno(
    listVariablesCommand(file),
    true,
  );
  if (!success) {
    return fail(
      tools,
      `The variables of "${file.app}" cannot be listed: is the token good, ` +
        "and do org and app in deploy.yml exist?",
    );
  }
  const absent = file.environment.app.filter((name) =>
    !new RegExp(`\\b${name}\\b`).test(stdout)
  );
  if (absent.length === 0) return true;
  return fail(
    tools,
    `Not set in the app: ${absent.join(", ")}. Add each with ` +
      `"deno deploy env add NAME VALUE --org ${file.org} --app ${file.app}".`,
  );
}

/** The same questions to the build on this machine, before it is sent. */
async function rehearse(
  file: DeployFile,
  tools: DeployTools,
): Promise<boolean> {
  tools.print("\n# The build on this machine");
  const site = await tools.startSite();
  try {
    const results = await probeRoutes(file.after, { ...tools, ...site });
    return judge(results, tools, "Mend it and try again. Nothing was sent.");
  } finally {
    await site.stop();
  }
}

async function upload(
  file: DeployFile,
  flags: DeployFlags,
  tools: DeployTools,
): Promise<boolean> {
  tools.print("\n# Upload");
  const restore = await tools.keepConfig();
  const { success, stdout } = await tools.deno(uploadCommand(file, flags))
    .finally(restore);
  if (!success) {
    return fail(
      tools,
      "The platform refused it; the revision before it goes on serving. " +
        "Its reason stands above.",
    );
  }
  const origin = revisionOrigin(stdout, file);
  tools.print(`\n# The new revision: ${origin}`);
  const results = await probeRoutes(file.after, { ...tools, origin });
  return judge(
    results,
    tools,
    flags.production
      ? "Lock the production timeline to the revision before it, then look " +
        'into its logs with "deno deploy logs".'
      : 'Production is untouched. Look into the logs with "deno deploy logs".',
  );
}

function judge(
  results: readonly RouteResult[],
  tools: DeployTools,
  advice: string,
): boolean {
  tools.print(resultTable(results));
  const bad = results.filter(({ problem }) => problem);
  if (bad.length === 0) return true;
  return fail(
    tools,
    `${bad.length} of ${results.length} routes are not as they should be. ${advice}`,
  );
}

function fail({ print }: DeployTools, what: string): false {
  print(`\n${what}`);
  return false;
}
