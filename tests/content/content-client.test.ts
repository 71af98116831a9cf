import assert from "node:assert/strict";
import { createContentApi } from "../../src/content/api/content-api.ts";
import { createContentClient } from "../../src/content/content-client.ts";
import {
  success,
  unreachable,
} from "../../src/content/transport/content-result.ts";
import * as postViews from "../../src/content/views/post-views.ts";
import * as jobViews from "../../src/content/views/job-views.ts";
import { createCachedContent } from "../../src/browser/cached-content.ts";

/** A client whose views of jobs cannot be loaded at first. */
function withLostViews() {
  let loads = 0;
  return createContentClient({
    api: createContentApi((_path, parse) => {
      const value = parse([], "");
      return Promise.resolve(
        value === undefined ? unreachable : success(value),
      );
    }, {
      articles: () => [],
      article: () => null,
      jobs: () => [],
      job: () => null,
    }),
    postViews: () => postViews,
    jobViews: () =>
      loads++ === 0
        ? Promise.reject(new TypeError("Failed to fetch a module"))
        : Promise.resolve(jobViews),
    related: () => Promise.resolve(unreachable),
  });
}

Deno.test("views that cannot be loaded are a failure, and loaded again", async () => {
  const client = withLostViews();
  assert.deepEqual(await client.jobs(), unreachable);
  assert.deepEqual(await client.jobs(), success([]));
});

Deno.test("a prefetch that failed leaves nothing to the navigation", async () => {
  const { client, prefetching } = createCachedContent(withLostViews(), {
    maxAgeMs: 60_000,
    token: () => undefined,
  });
  await prefetching.jobs().catch(() => {});
  assert.deepEqual(await client.jobs(), success([]));
});
