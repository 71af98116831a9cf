import assert from "node:assert/strict";
import { paths } from "../../src/paths.ts";
import { testApp } from "../support/app.ts";
import { fixtureContent } from "../support/content/answers.ts";
import { contentPages } from "../support/content-pages.ts";
import { noCache } from "../support/settings.ts";

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

Deno.test("a document with content says the hour of its rendering, a fixed page no time", async () => {
  const app = await testApp();
  const timeIn = async (path: string) =>
    /data-rendered-at="(\d+)"/.exec(await app.get(path))?.[1];
  for (const { path } of contentPages) {
    const time = Number(await timeIn(path));
    assert.ok(Date.now() - time < 2 * 3_600_000 && time <= Date.now(), path);
  }
  assert.equal(await timeIn(paths.about), undefined);
});
