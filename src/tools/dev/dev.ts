/**
 * `deno task dev`: serves the site and applies each change immediately.
 * `--no-check` skips the type check.
 */
import { readCommandLine } from "../../lib/command-line.ts";
import { exitWithError } from "../../lib/exit-with-error.ts";
import { keepLocalCallsLocal } from "../../lib/http/local-calls.ts";
import { readSettings } from "../../settings.ts";
import { refuseInvalidFacts } from "../content/fact-files.ts";

const { values: flags } = readCommandLine("deno task dev [--no-check]", {
  options: { "no-check": { type: "boolean" } },
});
try {
  keepLocalCallsLocal();
  const settings = readSettings(Deno.env.toObject());
  // Its modules import facts, and could not name an invalid one.
  await refuseInvalidFacts(new URL("../../../", import.meta.url));
  const { serveDevelopment } = await import("./serve-development.ts");
  await serveDevelopment(settings, { checksTypes: !flags["no-check"] });
} catch (cause) {
  exitWithError(cause);
}
