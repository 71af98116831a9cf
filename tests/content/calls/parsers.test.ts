import assert from "node:assert/strict";
import { parserOf } from "../../../src/pages/records.server.ts";
import { article } from "../../support/content/records.ts";

Deno.test("other work runs while a long list is parsed", async () => {
  const articles = Array.from(
    { length: 10_000 },
    (_, index) => article({ _id: `a${index}` }),
  );
  const parse = parserOf("articles", {
    isPublicOnly: true,
    onLeftOut() {},
    onUnknownBlocks() {},
  });
  const done: string[] = [];
  setTimeout(() => done.push("other work"));
  await parse({ articles }, "");
  done.push("list");
  assert.deepEqual(done, ["other work", "list"]);
});
