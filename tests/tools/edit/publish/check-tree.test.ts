import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import {
  CheckFailure,
  checkTree,
} from "../../../../src/tools/edit/publish/check-tree.ts";

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
      'console.log("Problems: 1"); console.error("Warning: x\\n\\nteam.json: too long"); Deno.exit(1)',
    );
    assert.deepEqual(await checkTree(root), ["team.json: too long"]);
    const unread = 'Cannot use content file "x.json": (whole file): no JSON';
    await codeIs(`console.error(${JSON.stringify(unread)}); Deno.exit(1)`);
    assert.deepEqual(await checkTree(root), [unread]);
    await codeIs('import "./gone.js";');
    await assert.rejects(checkTree(root), (cause) => {
      return cause instanceof CheckFailure && cause.message.includes("gone.js");
    });
    await codeIs("setInterval(() => {}, 1000)");
    await assert.rejects(checkTree(root, AbortSignal.timeout(0)));
  } finally {
    await Deno.remove(path, { recursive: true });
  }
});
