/**
 * `deno task audit`: asks the registry for advisories of locked packages. Ends
 * with 1 for an advisory that is not accepted with a reason, and with 2 when the
 * registry cannot be asked: then nothing is known.
 */
import { acceptedAdvisories, unknownStatus } from "./advisories.ts";

/** A registry that says nothing for so long has nothing to say. */
const patienceMs = 60_000;

const { success, signal, stdout, stderr } = await new Deno.Command(
  Deno.execPath(),
  {
    args: ["audit", "--level=low", "--ignore-registry-errors"],
    cwd: new URL("../../", import.meta.url),
    env: { NO_COLOR: "1" },
    signal: AbortSignal.timeout(patienceMs),
  },
).output();
const decoder = new TextDecoder();
const report = (decoder.decode(stdout) + decoder.decode(stderr)).trim();
console.log(report);
for (const { id, package: name, reason, provedBy } of acceptedAdvisories) {
  console.log(`Accepted: ${id} (${name}). ${reason} See ${provedBy}.`);
}
// Advisories are listed by their identifiers; anything else is the registry's.
const found = new Set(report.match(/GHSA(?:-\w{4}){3}/g));
const accepted = new Set(acceptedAdvisories.map(({ id }) => id));
const feared = [...found].filter((id) => !accepted.has(id));
for (const id of feared) console.log(`Not accepted: ${id}`);
const isUnasked = signal !== null ||
  /Failed to get data from the registry/.test(report);
if (isUnasked && feared.length === 0) {
  console.log("Unknown: the registry could not be asked for advisories.");
  Deno.exit(unknownStatus);
}
// The command calls accepted ones a failure, too.
const isExplained = success || found.size > 0;
Deno.exit(feared.length === 0 && isExplained ? 0 : 1);
