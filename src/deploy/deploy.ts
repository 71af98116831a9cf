/** `deno task deploy`: ships to Deno Deploy as `deploy.yml` says. */
import { DeployError, loadDeployFile } from "./deploy-file.ts";
import { readFlags } from "./plan.ts";
import { runDeploy } from "./run-deploy.ts";
import { createTools } from "./tools.ts";

try {
  const flags = readFlags(Deno.args);
  const isDone = await runDeploy(await loadDeployFile(), flags, createTools());
  Deno.exit(isDone ? 0 : 1);
} catch (cause) {
  console.error(cause instanceof DeployError ? cause.message : cause);
  Deno.exit(1);
}
