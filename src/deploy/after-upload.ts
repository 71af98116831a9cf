import type { DeployFile } from "./deploy-file.ts";
import type { DeployTools } from "./deploy-tools.ts";
import { productionOrigin, uploadCommand } from "./plan.ts";
import { resultTable, smokeTest, type SmokeTestOptions } from "./smoke-test.ts";

/** What to do when an upload is not as it should be. */
export const seeLogs = 'Look into the logs with "deno deploy logs".';

/** Asks a deployment for the routes of `deploy.yml`. */
export async function answers(
  origin: string,
  { after }: DeployFile,
  tools: DeployTools,
): Promise<boolean> {
  tools.print(`\n# The new revision: ${origin}`);
  return await passes(after, { ...tools, origin, advice: "" });
}

/** Deploys an earlier commit to production, and asks production again. */
export async function goBack(
  commit: string,
  file: DeployFile,
  tools: DeployTools,
): Promise<void> {
  tools.print(`\n# Back to ${commit}`);
  const flags = { dryRun: false, uploadOnly: true, production: true };
  const { folder, remove } = await tools.checkout(commit);
  try {
    const { success } = await tools.deno(
      uploadCommand(file, flags),
      false,
      folder,
    );
    const isBack = success &&
      await answers(productionOrigin(file), file, tools);
    tools.print(
      isBack
        ? `Production is back at ${commit}. ${seeLogs}`
        : `Production is NOT back at ${commit}: lock its timeline to a good ` +
          `revision in the console. ${seeLogs}`,
    );
  } finally {
    await remove();
  }
}

interface PassesOptions extends SmokeTestOptions, Pick<DeployTools, "print"> {
  /** What to do when a route fails. */
  advice: string;
}

/** Runs the smoke test and prints its results. */
export async function passes(
  checks: DeployFile["after"],
  { advice, ...tools }: PassesOptions,
): Promise<boolean> {
  const results = await smokeTest(checks, tools);
  tools.print(resultTable(results));
  const failed = results.filter(({ problem }) => problem).length;
  return failed === 0 || fail(
    tools,
    `${failed} of ${results.length} routes are not as they should be. ${advice}`
      .trim(),
  );
}

export function fail(
  { print }: Pick<DeployTools, "print">,
  message: string,
): false {
  print(`\n${message}`);
  return false;
}
