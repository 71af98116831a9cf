import assert from "node:assert/strict";
import { settingNames } from "../../src/settings.ts";

const root = new URL("../../", import.meta.url);
const readme = await Deno.readTextFile(new URL("README.md", root));
const config = JSON.parse(
  await Deno.readTextFile(new URL("deno.json", root)),
) as { tasks: Record<string, string> };

/** Every code span in the first column of the table below a heading. */
function firstColumn(heading: string): string[] {
  const section = readme.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return section.split("\n").filter((line) => line.startsWith("| `"))
    .flatMap((line) =>
      [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) =>
        name ?? ""
      )
    );
}

Deno.test("the README names every task of deno.json and no other", () => {
  assert.deepEqual(
    firstColumn("Tasks").sort(),
    Object.keys(config.tasks).sort(),
  );
});

Deno.test("the README names every setting and no other", () => {
  assert.deepEqual(firstColumn("Settings").sort(), [...settingNames].sort());
});
