import assert from "node:assert/strict";
import {
  type ContentResult,
  success,
  unreachable,
} from "../../../src/content/transport/content-result.ts";
import { createResultCache } from "../../../src/content/cache/result-cache.ts";
import type { ContentRequest } from "../../../src/content/transport/request.ts";
import {
  createDocument,
  type HtmlDocument,
} from "../../../src/server/documents/document.ts";
import { freshMsOf } from "../../../src/server/documents/document-cache.ts";
import { publicOrigin } from "../../support/settings.ts";

/** Results that stay fresh for 60 ms of a clock that the test moves. */
function fixture() {
  const state = { now: 0, value: "old", isDown: false };
  const results = createResultCache({
    request: (() =>
      Promise.resolve(
        state.isDown ? unreachable : success(state.value),
      )) as ContentRequest,
    freshMs: 60,
    staleMs: 1000,
    now: () => state.now,
  });
  async function request(path: string): Promise<ContentResult<unknown>> {
    return await results.request(path, (body) => body);
  }
  async function documentOf(...paths: string[]) {
    const dependencies = new Map<string, ContentResult<unknown>>();
    for (const path of paths) dependencies.set(path, await request(path));
    return createDocument(publicOrigin, {
      ...{ address: "/", pattern: "/", status: 200, html: new Uint8Array() },
      ...{ isShared: true, dependencies },
    });
  }
  function check(document: HtmlDocument): "fresh" | "stale" | "outdated" {
    const freshMs = freshMsOf(document, results);
    if (freshMs === undefined) return "outdated";
    return freshMs > 0 ? "fresh" : "stale";
  }
  return { state, results, request, documentOf, check };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

for (const paths of [["/a", "/b"], ["/b", "/a"]]) {
  Deno.test(`a document of ${paths.join(" and ")} is outdated as soon as the older one is due`, async () => {
    const { state, request, documentOf, check } = fixture();
    await request("/a");
    state.now = 50;
    await request("/b");
    const document = await documentOf(...paths);
    state.now = 59;
    assert.equal(check(document), "fresh");
    state.now = 60;
    assert.equal(check(document), "outdated");
  });
}

Deno.test("a document that was fresh is outdated once one of its results has changed", async () => {
  const { state, request, documentOf, check } = fixture();
  const document = await documentOf("/a", "/b");
  assert.equal(check(document), "fresh");
  state.now = 60;
  state.value = "new";
  await request("/a");
  await turn();
  assert.equal(check(document), "outdated");
});

Deno.test("a document is stale while the service fails, but not after a purge", async () => {
  const { state, results, request, documentOf, check } = fixture();
  const document = await documentOf("/a", "/b");
  state.now = 60;
  state.isDown = true;
  await Promise.all([request("/a"), request("/b")]);
  assert.equal(check(document), "stale");
  results.purge("/b");
  assert.equal(check(document), "outdated");
});

Deno.test("after a purge of one of its results a document is not fresh", async () => {
  const { results, documentOf, check } = fixture();
  const document = await documentOf("/a", "/b");
  assert.equal(check(document), "fresh");
  results.purge("/b");
  assert.notEqual(check(document), "fresh");
});

Deno.test("a document without content stays fresh", async () => {
  const { state, results, documentOf, check } = fixture();
  const document = await documentOf();
  state.now = 10_000;
  results.purge();
  assert.equal(check(document), "fresh");
});
