import assert from "node:assert/strict";
import { searchIndexPath } from "../../../src/addresses/paths.ts";
import { failing, withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { testApp } from "../../support/app.ts";

Deno.test("the search index holds the cards of all public posts, newest first", async () => {
  const app = await testApp({
    content: withRecords({
      articles: [
        article({ _id: "old", createdAt: "2024-01-01T00:00:00.000Z" }),
        article({ _id: "draft", status: "draft" }),
        ...Array.from({ length: 40 }, (_, n) => article({ _id: `new-${n}` })),
      ],
    }),
  });
  const response = await app.request(searchIndexPath);
  assert.equal(response.status, 200);
  const cards: { id: string }[] = await response.json();
  assert.equal(cards.length, 41);
  assert.equal(cards.at(-1)?.id, "old");
  assert.ok(!cards.some(({ id }) => id === "draft"));
});

Deno.test("a search index that fails is 503, with its reason, and stored by no cache", async () => {
  const app = await testApp({ content: failing("Out of ink") });
  const response = await app.request(searchIndexPath);
  assert.equal(response.status, 503);
  assert.deepEqual(await response.json(), { errorMessage: "Out of ink" });
  assert.equal(response.headers.get("cache-control"), "no-store");
});
