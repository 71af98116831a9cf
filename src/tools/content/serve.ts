/**
 * `deno task content`: runs the embedded content service on its own, with
 * `--late MS` and `--fail PERCENT` a poor one, or one of its tools.
 */
import { readCommandLine } from "../../lib/command-line.ts";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { keepListening } from "../../lib/http/keep-listening.ts";
import { keepLocalCallsLocal } from "../../lib/http/local-calls.ts";
import { readSettings } from "../../settings.ts";
import { createContentService } from "../../content/embedded/content-service.ts";
import { readContentFiles } from "../../pages/records.server.ts";
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
  await serve().catch((cause) => {
    if (!(cause instanceof Deno.errors.AddrInUse)) throw cause;
    throw new ExpectedError("Cannot listen: CONTENT_PORT is in use");
  });
});

async function serve(): Promise<void> {
  const { values } = readCommandLine(contentUsage, { options: faultOptions });
  const faults = readFaults(values);
  const settings = readSettings(Deno.env.toObject());
  const folder = new URL("../../../data/content/", import.meta.url);
  const service = createContentService(
    await readContentFiles(folder),
    settings.previewSecret,
  );
  keepListening(
    {
      port: settings.contentPort,
      hostname: settings.host,
      onListen: ({ port }) =>
        console.log(`Content service on http://localhost:${port}`),
    },
    faults ? withFaults(service.fetch, faults) : service.fetch,
    { onOutage: (reason) => console.error(`Cannot be reached: ${reason}`) },
  );
}
