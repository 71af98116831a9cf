import assert from "node:assert/strict";
import { success } from "../../src/content/answer.ts";
import type { Article } from "../../src/content/records.ts";
import { paths } from "../../src/paths.ts";
import { testApp } from "../support/app.ts";

const soon = () =>
  new Promise<void>((resolve) => setTimeout(resolve)).then(() =>
    success<Article[]>([])
  );

Deno.test("a service whose visitors all leave before it answers is not waited for", async () => {
  let articles: () => ReturnType<typeof soon> = () => new Promise(() => {});
  const app = await testApp({ content: { articles: () => articles() } });
  async function caching(signal?: AbortSignal): Promise<string | null> {
    const response = await app.request(paths.blog, signal ? { signal } : {});
    const { headers, body } = response;
    if (signal) await body?.cancel();
    else await response.text();
    return headers.get("cache-control");
  }
  const leaving = new AbortController();
  assert.equal(await caching(leaving.signal), "no-store");
  leaving.abort();
  articles = soon;
  assert.equal(await caching(), "no-store", "its data is streamed");
  assert.match(await caching() ?? "", /s-maxage/, "it was quick, and is known");
});
