/**
 * Git's merge driver for records and facts: merges field by field, and leaves
 * the result in the file of ours.
 *
 *     deno run merge-driver.ts BASE OURS THEIRS
 */
import { mergeJson } from "./merge-json.ts";

const [base = "", ours = "", theirs = ""] = Deno.args;
const [before, mine, other] = await Promise.all(
  [base, ours, theirs].map((file) => Deno.readTextFile(file)),
);
const merged = mergeJson(before || undefined, mine ?? "", other ?? "");
if (!("text" in merged)) Deno.exit(1);
await Deno.writeTextFile(ours, merged.text);
