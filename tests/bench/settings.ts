import {
  type PrerenderedIndex,
  prerenderedIndex,
} from "../../src/server/assets/prerendered.ts";
import { readCommandLine } from "../../src/lib/command-line.ts";
import { article } from "../support/content/records.ts";

const { values } = readCommandLine(
  "deno task bench [--quick] [--write]",
  { options: { quick: { type: "boolean" }, write: { type: "boolean" } } },
);
/** Whether to keep the table in docs/. */
export const write = values.write;
/** Whether to measure for a shorter time. */
export const quick = values.quick;
/** How often each figure is taken; the middle one counts. */
export const rounds = quick ? 1 : 7;
/** How long each load lasts, in seconds. */
export const seconds = quick ? 1 : 2;
/** Settings of a site that writes no line a request. */
export const quiet = { LOG_LEVEL: "error" };

/** Settings with the public origin that the build was made for. */
export function asDeployed(): Record<string, string> {
  const { siteUrl }: PrerenderedIndex = JSON.parse(
    Deno.readTextFileSync(prerenderedIndex),
  );
  return { ...quiet, SITE_URL: siteUrl };
}

/** The program that sends constant bytes. */
export const constants = "tests/bench/constant-server.ts";

/** Articles that the list always shows in the same order. */
export function featured(count: number) {
  return Array.from(
    { length: count },
    (_, index) => article({ _id: `a${index}`, tags: "AI, featured" }),
  );
}
