import assert from "node:assert/strict";
import { createParseCache } from "../../../src/content/cache/parse-cache.ts";
import { success } from "../../../src/content/transport/content-result.ts";

const limits = { maxEntries: 2 };

Deno.test("the same text of a path is parsed once, another text anew", async () => {
  const { result } = createParseCache(limits);
  const parse = () => success({});
  const first = await result("/a", "text", parse);
  assert.equal(await result("/a", "text", parse), first);
  assert.notEqual(await result("/b", "text", parse), first);
  assert.notEqual(await result("/a", "new text", parse), first);
});

Deno.test("ids that strangers guess push out nothing that was parsed", async () => {
  const { result } = createParseCache(limits);
  const known = await result("/a", "text", () => success({}));
  for (let id = 0; id < 5; id++) {
    await result(`/unknown-${id}`, "{}", () => success(null));
  }
  assert.equal(await result("/a", "text", () => success({})), known);
});
