import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { checkTree } from "../../../../src/tools/edit/publish/check-tree.ts";

Deno.test("content is checked by the code of the folder that it is in", async () => {
  const path = await Deno.makeTempDir();
  const root = pathToFileURL(`${path}/`);
  const codeIs = (code: string) => Deno.writeTextFile(`${path}/x.js`, code);
  try {
    const tasks = { content: "deno run x.js" };
    await Deno.writeTextFile(`${path}/deno.json`, JSON.stringify({ tasks }));
    await codeIs('console.error("Warning: x"); console.log(Deno.args)');
    assert.deepEqual(await checkTree(root), []);
    await codeIs(
      'console.error("Warning: x\\n\\nteam.json: too long"); Deno.exit(1)',
    );
    assert.deepEqual(await checkTree(root), ["team.json: too long"]);
    await codeIs("setInterval(() => {}, 1000)");
    assert.equal(await checkTree(root, AbortSignal.timeout(0)) !== null, true);
  } finally {
    await Deno.remove(path, { recursive: true });
  }
});
