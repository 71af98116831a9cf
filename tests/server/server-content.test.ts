import assert from "node:assert/strict";
import { createLog } from "../../src/server/logging/log.ts";
import { createServerContent } from "../../src/server/server-content.ts";
import { readSettings } from "../../src/settings.ts";

Deno.test("retries loading the embedded content service after a failure", async () => {
  const send = () => Promise.resolve(Response.json({ articles: [] }));
  let loads = 0;
  const content = createServerContent(
    readSettings({}),
    createLog("error"),
    () =>
      ++loads === 1
        ? Promise.reject(new Error("Too many open files"))
        : Promise.resolve(send),
  );
  await assert.rejects(content.load(), /Too many open files/);
  await content.load();
  const { result } = await content.answers.ask("articles");
  assert.ok(result.ok);
});
