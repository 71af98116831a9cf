/**
 * `deno task fleet`: several instances behind an edge cache, with one content
 * service. Changes an article, changes the build, ends an instance under load,
 * and prints what visitors met.
 *
 *     --instances 3  --fresh 10 (CONTENT_FRESH_SECONDS)  --seconds 10 (of load)
 */
import { parseArgs } from "node:util";
import { exitWithError, ExpectedError } from "../lib/exit-with-error.ts";
import { table } from "../lib/text/table.ts";
import { hasNginx } from "./edge.ts";
import { nextBuild } from "./next-build.ts";
import { runScenario } from "./scenario.ts";

try {
  if (!await hasNginx()) {
    throw new ExpectedError(
      'Cannot start a fleet: there is no nginx; "apt-get install nginx"',
    );
  }
  const { values } = parseArgs({
    args: Deno.args,
    options: {
      instances: { type: "string", default: "3" },
      fresh: { type: "string", default: "10" },
      seconds: { type: "string", default: "10" },
    },
  });
  console.log("Building the same site once more, as another build...");
  await using other = await nextBuild();
  const rows = await runScenario({
    instances: Number(values.instances),
    freshSeconds: Number(values.fresh),
    loadMs: Number(values.seconds) * 1000,
    otherBuild: other.folder,
  });
  console.log(
    table(
      ["what", "figure", "bar", ""],
      rows.map(({ what, figure, bar = "", isGood = true }) => [
        ...[what, figure, bar],
        isGood ? "" : "NOT HELD",
      ]),
    ),
  );
  Deno.exit(rows.every(({ isGood = true }) => isGood) ? 0 : 1);
} catch (cause) {
  exitWithError(cause);
}
