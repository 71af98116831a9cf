/**
 * `deno task content`: runs the embedded content service on its own, with
 * `--late MS` and `--fail PERCENT` a slow or failing one, or one of its tools.
 */
import { readCommandLine } from "../../lib/command-line.ts";
import { keepLocalCallsLocal } from "../../lib/http/local-calls.ts";
import { serveContent } from "../../server/content-service-main.ts";
import { runTask } from "../run-task.ts";
import { faultOptions, readFaults, withFaults } from "./faults.ts";
import { contentUsage } from "./usage.ts";

await runTask(async () => {
  const [first = ""] = Deno.args;
  if (first !== "" && !first.startsWith("-")) {
    keepLocalCallsLocal();
    const { runTool } = await import("./tools.ts");
    Deno.exit(await runTool(Deno.args) ? 0 : 1);
  }
  const { values } = readCommandLine(contentUsage, { options: faultOptions });
  const faults = readFaults(values);
  await serveContent((answer) => faults ? withFaults(answer, faults) : answer);
});
