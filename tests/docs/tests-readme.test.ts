import assert from "node:assert/strict";
// The examples serve the build, in a browser too.
import "../support/built.ts";
import "../support/browser/chromium.ts";

const root = new URL("../../", import.meta.url);
const readme = await Deno.readTextFile(new URL("tests/README.md", root));
const examples = [...readme.matchAll(/```(tsx?)\n(.*?)```/gs)];

Deno.test("every example of tests/README.md is a test that passes", async () => {
  const folder = await Deno.makeTempDir();
  try {
    for (const [index, [, kind, source = ""]] of examples.entries()) {
      const placed = source.replaceAll('"../../../', `"${root}`)
        .replaceAll('"../../', `"${root}tests/`);
      await Deno.writeTextFile(`${folder}/${index}.test.${kind}`, placed);
    }
    const { stdout } = await new Deno.Command(Deno.execPath(), {
      args: ["test", "-A", "--no-check", "--config=deno.json", folder],
      cwd: root,
      env: { NO_COLOR: "1" },
    }).output();
    const text = new TextDecoder().decode(stdout);
    assert.match(text, new RegExp(`\\b${examples.length} passed \\| 0 failed`));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("every module that tests/README.md names exists", async () => {
  const table = readme.split("## Support")[1] ?? "";
  for (const [, path] of table.matchAll(/`(support\/[^`]+)`/g)) {
    await Deno.stat(new URL(`tests/${path}`, root));
  }
});
