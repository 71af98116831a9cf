/**
 * `deno task dev`: serves the site and applies each change immediately.
 * `--no-check` skips the type check; `--late MS` and `--fail PERCENT` show the
 * site with a content service that is late or fails.
 */
import { readCommandLine } from "../../lib/command-line.ts";
import { keepLocalCallsLocal } from "../../lib/http/local-calls.ts";
import { refuseInvalid } from "../../records/files.server.ts";
import { readSettings } from "../../settings.ts";
import { faultOptions, faultUsage, readFaults } from "../content/faults.ts";
import { misspelledSettings } from "../misspelled-settings.ts";
import { runTask } from "../run-task.ts";

const { values: flags } = readCommandLine(
  `deno task dev [--no-check] ${faultUsage}`,
  { options: { "no-check": { type: "boolean" }, ...faultOptions } },
);
await runTask(async () => {
  keepLocalCallsLocal();
  const environment = Deno.env.toObject();
  for (const warning of misspelledSettings(environment)) console.warn(warning);
  const settings = readSettings(environment);
  const root = new URL("../../../", import.meta.url);
  const { singletons } = await import("../../pages/kinds.server.ts");
  // Here, because the site's process could not name an invalid one.
  await refuseInvalid(singletons, root);
  const { serveDevelopment } = await import("./serve-development.ts");
  await serveDevelopment(settings, {
    checksTypes: !flags["no-check"],
    faults: readFaults(flags),
  });
});
