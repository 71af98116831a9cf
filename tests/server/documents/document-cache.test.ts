import assert from "node:assert/strict";
import fc from "fast-check";
import { articlePath, blogPath, paths } from "../../../src/addresses/paths.ts";
import { success } from "../../../src/content/transport/content-result.ts";
import { createLruMap } from "../../../src/lib/lru-map.ts";
import { createCompleteDocuments } from "../../../src/server/documents/complete-documents.ts";
import { createDocument } from "../../../src/server/documents/document.ts";
import {
  createDocumentCache,
  documentCacheLimits,
} from "../../../src/server/documents/document-cache.ts";
import { trackResults } from "../../../src/content/cache/result-tracking.ts";
import { createLog } from "../../../src/server/logging/log.ts";
import { createResultCache } from "../../../src/content/cache/result-cache.ts";
import * as page from "../../../src/pages/not-found/not-found-page.tsx";
import { samples } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";
import { publicOrigin } from "../../support/settings.ts";

const isFromMemory = (response: Response) =>
  /cache;desc="memory"/.test(response.headers.get("server-timing") ?? "");

Deno.test("unknown ids and search texts evict no page", async () => {
  const app = await testApp();
  const known = [paths.about, paths.blog, articlePath(samples.article.id)];
  for (const path of known) await app.get(path);
  const kept = async () => JSON.parse(await app.get("/healthz")).kept.pages;
  const before = (await kept()).entries;
  const { maxEntries } = documentCacheLimits.guesses;
  for (let count = 0; count < maxEntries / 2; count++) {
    await app.get(articlePath(`unknown-${count}`));
    await app.get(blogPath({ q: `text ${count}` }));
    await app.get(`${paths.portfolio}?show=${count}`);
  }
  assert.equal((await kept()).entries, before + maxEntries);
  for (const path of known) {
    const response = await app.request(path);
    await response.text();
    assert.ok(isFromMemory(response), path);
  }
});

Deno.test("a job whose id no record can have takes no memory", async () => {
  const app = await testApp();
  const kept = async () => JSON.parse(await app.get("/healthz")).kept;
  await app.get("/nowhere");
  const before = await kept();
  for (const id of ["no.id", "no~id", "a%20b", "x".repeat(65)]) {
    const response = await app.request(`${paths.careers}/${id}`);
    await response.text();
    assert.equal(response.status, 404, id);
  }
  assert.deepEqual(await kept(), before);
});

for (const statuses of [[200, 404], [404, 200]]) {
  Deno.test(`of an address with status ${statuses[0]} and then ${statuses[1]} the last document is kept, alone`, () => {
    const results = { peek: () => undefined, now: () => 0 };
    const cache = createDocumentCache({ siteUrl: publicOrigin, results });
    const documents = statuses.map((status) =>
      createDocument(publicOrigin, {
        ...{ status, html: new Uint8Array(8), address: "/page", pattern: "*" },
        ...{ isShared: true, dependencies: new Map([["/a", undefined]]) },
      })
    );
    for (const document of documents) cache.set("/page", document);
    assert.equal(cache.get("/page"), documents[1]);
    assert.equal(cache.size().entries, 1);
  });
}

Deno.test("a search that is asked for again is in memory", async () => {
  const app = await testApp();
  const path = blogPath({ q: "one" });
  await app.get(path);
  const response = await app.request(path);
  await response.text();
  assert.ok(isFromMemory(response));
});

/** Complete documents over a renderer that counts, and one slow call. */
function countedDocuments() {
  let rendered = 0;
  let body: unknown = "first";
  const results = createResultCache({
    request: (_, parse) => {
      const value = parse(body, "");
      return Promise.resolve(success(value as never));
    },
    freshMs: 1000,
    staleMs: 0,
  });
  const request = trackResults(results.request);
  const documents = createCompleteDocuments({
    results,
    freshMs: 1000,
    cache: createDocumentCache({ siteUrl: publicOrigin, results }),
    load: () =>
      Promise.resolve({
        pattern: "*",
        page: { ...page, meta: { title: "" } },
        params: {},
        data: { text: request("/a", (text) => ({ text })) },
      }),
    renderer: {
      async complete({ current }) {
        rendered++;
        const { value } = await current.data.text as { value: object };
        const html = new TextEncoder().encode(JSON.stringify(value));
        return { html, errors: [] };
      },
      stream: () => Promise.reject(new Error("There is no rest")),
    },
    manifest: () => ({ pages: {} }) as never,
    siteUrl: publicOrigin,
    log: createLog("error"),
  });
  return {
    documents,
    rendered: () => rendered,
    change(text: string) {
      body = text;
      results.purge();
    },
  };
}

Deno.test("200 visitors of a cold page share one rendering", async () => {
  const { documents, rendered } = countedDocuments();
  const all = await Promise.all(
    Array.from({ length: 200 }, () => documents.at("/page")),
  );
  assert.equal(rendered(), 1);
  assert.equal(new Set(all).size, 1);
});

Deno.test("a visitor after a change does not share the rendering before it", async () => {
  const { documents, rendered, change } = countedDocuments();
  const first = documents.at("/page");
  await Promise.resolve();
  change("second");
  const texts = await Promise.all(
    [first, documents.at("/page")].map(async (document) =>
      new TextDecoder().decode((await document).html)
    ),
  );
  assert.match(texts[1] ?? "", /second/);
  assert.ok(rendered() >= 1);
});

Deno.test("whatever is read and written, the least recently used leaves first", () => {
  const key = fc.constantFrom("a", "b", "c", "d", "e", "f");
  const step = fc.tuple(fc.constantFrom("get", "set", "delete"), key);
  fc.assert(fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
    const map = createLruMap<number>({ maxEntries: 3 });
    let recent: string[] = [];
    for (const [index, [action, key]] of steps.entries()) {
      const others = recent.filter((it) => it !== key);
      if (action === "delete") {
        map.delete(key);
        recent = others;
      } else if (action === "set") {
        map.set(key, index);
        recent = [...others, key].slice(-3);
      } else if (map.get(key) !== undefined) {
        recent = [...others, key];
      }
      assert.deepEqual([...map.keys()], recent);
    }
  }));
});
