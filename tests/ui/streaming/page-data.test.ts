import assert from "node:assert/strict";
import { testApp } from "../../support/app.ts";
import { fixtureContent } from "../../support/content/answers.ts";
import { contentPages } from "../../support/content-pages.ts";
import { noCache } from "../../support/settings.ts";

Deno.test("a page asks for its content once, and for nothing else twice", async () => {
  const answer = await fixtureContent();
  const asked: string[] = [];
  const app = await testApp({
    content(request) {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return answer(request);
    },
    settings: noCache,
  });
  for (const { path, call } of contentPages) {
    asked.length = 0;
    await app.get(path);
    assert.equal(asked[0], call, path);
    assert.equal(new Set(asked).size, asked.length, asked.join());
  }
});
