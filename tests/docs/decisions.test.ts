import assert from "node:assert/strict";

const folder = new URL("../../docs/decisions/", import.meta.url);
const names: string[] = [];
for await (const { name } of Deno.readDir(folder)) names.push(name);
names.sort();

Deno.test("decisions are numbered without a gap", () => {
  assert.deepEqual(
    names.map((name) => Number(name.slice(0, 4))),
    names.map((_, index) => index + 1),
  );
});

for (const name of names) {
  Deno.test(`decision ${name} has context, decision and cost`, async () => {
    const text = await Deno.readTextFile(new URL(name, folder));
    assert.match(text, new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`));
    assert.deepEqual(
      [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading),
      ["Context", "Decision", "Cost"],
    );
    for (const part of text.split(/^## .+$/m).slice(1)) {
      assert.ok(part.trim().length > 40, name);
    }
  });
}

Deno.test("files that decisions name exist", async () => {
  for (const name of names) {
    const text = await Deno.readTextFile(new URL(name, folder));
    for (const [, path] of text.matchAll(/`((?:src|data|tests)\/[^`]+)`/g)) {
      await Deno.stat(new URL(`../../${path}`, import.meta.url));
    }
  }
});
