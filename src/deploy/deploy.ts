/** `deno task deploy`: ships to Deno Deploy as `deploy.yml` says. */
import { DeployFileError, readDeployFile } from "./deploy-file.ts";
import { readFlags } from "./plan.ts";
import { runDeploy } from "./run-deploy.ts";
import { createTools } from "./tools.ts";

const root = new URL("../../", import.meta.url);

try {
  const config = await Deno.readTextFile(new URL("deno.json", root));
  const file = readDeployFile(
    await Deno.readTextFile(new URL("deploy.yml", root)),
    Object.keys(JSON.parse(config).tasks),
  );
  const isDone = await runDeploy(file, readFlags(Deno.args), createTools());
  Deno.exit(isDone ? 0 : 1);
} catch (cause) {
  const isExpected = cause instanceof DeployFileError ||
    (cause instanceof Error && cause.message.startsWith("Cannot "));
  console.error(isExpected ? cause.message : cause);
  Deno.exit(1);
}
