import { answers, fail, goBack, passes, seeLogs } from "./after-upload.ts";
import type { DeployFile } from "./deploy-file.ts";
import type { DeployTools } from "./deploy-tools.ts";
import {
  type DeployFlags,
  describePlan,
  listVariablesCommand,
  productionOrigin,
  revisionOrigin,
  uploadCommand,
} from "./plan.ts";

/**
 * Deploys as `deploy.yml` says.
 * @returns Whether every step succeeded. A failed step prints what to do.
 */
export async function runDeploy(
  file: DeployFile,
  flags: DeployFlags,
  tools: DeployTools,
): Promise<boolean> {
  for (const line of describePlan(file, flags)) tools.print(line);
  const isReady = hasLocalVariables(file, flags, tools) &&
    (flags.dryRun || await hasAppVariables(file, tools)) &&
    (flags.uploadOnly ||
      await runTasks(file, tools) && await testBuild(file, tools));
  if (!isReady) return false;
  if (!flags.dryRun) return await upload(file, flags, tools);
  tools.print("\nDry run: nothing was sent.");
  return true;
}

function hasLocalVariables(
  { environment }: DeployFile,
  { dryRun }: DeployFlags,
  tools: DeployTools,
): boolean {
  const missing = environment.here.filter((name) => !tools.environment(name))
    .join(", ");
  if (missing === "") return true;
  tools.print(`Not set here: ${missing}.`);
  return dryRun || fail(tools, `Set ${missing} and run this task again.`);
}

async function hasAppVariables(
  file: DeployFile,
  tools: DeployTools,
): Promise<boolean> {
  const { app, org, environment } = file;
  if (environment.app.length === 0) return true;
  const { success, stdout } = await tools.deno(
    listVariablesCommand(file),
    true,
  );
  if (!success) {
    return fail(
      tools,
      `The variables of "${app}" cannot be listed: is the token good, ` +
        "and do org and app in deploy.yml exist?",
    );
  }
  const missing = environment.app.filter((name) =>
    !new RegExp(`\\b${name}\\b`).test(stdout)
  );
  return missing.length === 0 || fail(
    tools,
    `Not set in the app: ${missing.join(", ")}. Add each with ` +
      `"deno deploy env add NAME VALUE --org ${org} --app ${app}".`,
  );
}

async function runTasks(
  { before }: DeployFile,
  tools: DeployTools,
): Promise<boolean> {
  for (const task of before) {
    tools.print(`\n# deno task ${task}`);
    const { success } = await tools.deno(["task", task]);
    if (!success) {
      return fail(
        tools,
        `"deno task ${task}" failed: fix what it names. Nothing was sent.`,
      );
    }
  }
  return true;
}

/** Builds as the platform does, and runs the smoke test against it. */
async function testBuild(
  { after }: DeployFile,
  tools: DeployTools,
): Promise<boolean> {
  tools.print("\n# A build under the platform's runtime, on this machine");
  const site = await tools.startSite().catch((cause) => {
    tools.print(String(cause));
  });
  if (!site) return fail(tools, "It cannot be started. Nothing was sent.");
  const { origin, stop } = site;
  try {
    return await passes(after, {
      ...tools,
      origin,
      advice: "Fix it and try again. Nothing was sent.",
    });
  } finally {
    await stop();
  }
}

async function upload(
  file: DeployFile,
  flags: DeployFlags,
  tools: DeployTools,
): Promise<boolean> {
  tools.print("\n# Upload");
  const restoreConfig = await tools.saveConfig();
  const { success, stdout } = await tools.deno(uploadCommand(file, flags))
    .finally(restoreConfig);
  if (!success) {
    return fail(
      tools,
      "The platform refused it; the revision before it goes on serving. " +
        "The reason is printed above.",
    );
  }
  const isGood = await answers(revisionOrigin(stdout, file), file, tools) &&
    (!flags.production || await answers(productionOrigin(file), file, tools));
  if (isGood) return true;
  if (!flags.production) {
    tools.print(`Production is unchanged. ${seeLogs}`);
  } else if (flags.backTo) {
    await goBack(flags.backTo, file, tools);
  } else {
    tools.print(
      `Lock the production timeline to the revision before it. ${seeLogs}`,
    );
  }
  return false;
}
