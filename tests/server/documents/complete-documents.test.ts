import assert from "node:assert/strict";
import * as page from "../../../src/pages/not-found/not-found-page.tsx";
import { createResultCache } from "../../../src/content/cache/result-cache.ts";
import { success } from "../../../src/content/transport/content-result.ts";
import { createCompleteDocuments } from "../../../src/server/documents/complete-documents.ts";
import type { HtmlDocument } from "../../../src/server/documents/document.ts";
import { createDocumentCache } from "../../../src/server/documents/document-cache.ts";
import { trackResults } from "../../../src/content/cache/result-tracking.ts";
import { createLog } from "../../../src/server/logging/log.ts";
import { publicOrigin } from "../../support/settings.ts";

const textOf = (document: HtmlDocument | undefined) =>
  new TextDecoder().decode(document?.html);

/** Documents that show the result of one call, fresh for 60 ms of `now`. */
function fixture() {
  const state = {
    now: 0,
    loads: 0,
    answer: (): Promise<string> => Promise.resolve("old"),
    errors: [] as unknown[],
  };
  const results = createResultCache({
    request: async () => success(await state.answer() as never),
    freshMs: 60,
    staleMs: 1000,
    now: () => state.now,
  });
  const request = trackResults(results.request);
  const cache = createDocumentCache({ siteUrl: publicOrigin, results });
  const lines: string[] = [];
  const documents = createCompleteDocuments({
    results,
    freshMs: 60,
    cache,
    load() {
      state.loads++;
      const text = request("/a", (body) => body as string);
      return Promise.resolve({
        pattern: "*",
        page: { ...page, meta: { title: "" } },
        params: {},
        data: { text },
      });
    },
    renderer: {
      async complete({ current }) {
        const html = JSON.stringify(await current.data.text);
        const { errors } = state;
        return { html: new TextEncoder().encode(html), errors };
      },
      stream: () => Promise.reject(new Error("There is no rest")),
    },
    manifest: () => ({ pages: {} }) as never,
    siteUrl: publicOrigin,
    log: createLog("error", (line) => lines.push(line)),
  });
  return { state, documents, cache, lines };
}

/** A document that is stale, while its new content takes long. */
async function staleFixture() {
  const made = fixture();
  const { state, documents } = made;
  await documents.at("/page");
  const late = Promise.withResolvers<string>();
  state.now = 61;
  state.answer = () => late.promise;
  assert.match(textOf(await documents.at("/page")), /old/);
  return { ...made, late };
}

Deno.test("a document of which a part broke is for its visitor alone", async () => {
  const { state, documents, cache, lines } = fixture();
  state.errors = [new Error("A part broke")];
  const broken = await documents.at("/page");
  assert.equal(broken.isShared, false);
  assert.equal(cache.get("/page"), undefined);
  assert.match(lines.join(), /A part broke/);
  state.errors = [];
  assert.equal((await documents.at("/page")).isShared, true);
});

Deno.test("visitors and crawlers of a failed page at one time get a status each", async () => {
  const { documents } = fixture();
  const loaded = await documents.load("/page");
  const [crawlers, visitors] = await Promise.all([
    documents.render(loaded, 503),
    documents.render(loaded, 200),
  ]);
  assert.deepEqual([crawlers.status, visitors.status], [503, 200]);
});

Deno.test("a stale document has the new content in memory once it is refreshed", async () => {
  const { documents, cache, late } = await staleFixture();
  const refreshed = documents.refresh("/page");
  await new Promise((resolve) => setTimeout(resolve, 0));
  late.resolve("new");
  await refreshed;
  assert.match(textOf(cache.get("/page")), /new/);
});

Deno.test("many visitors of a stale document refresh it once, and later ones again", async () => {
  const { state, documents, late } = await staleFixture();
  state.loads = 0;
  const first = documents.refresh("/page");
  const others = [1, 2, 3].map(() => documents.refresh("/page"));
  late.resolve("new");
  await Promise.all([first, ...others]);
  const { loads } = state;
  await documents.refresh("/page");
  assert.equal(state.loads, 2 * loads);
});
