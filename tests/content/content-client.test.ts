import assert from "node:assert/strict";
import { contentApi } from "../../src/content/content-api.ts";
import { createContentClient } from "../../src/pages/content.ts";
import {
  success,
  unreachable,
} from "../../src/content/transport/content-result.ts";
import * as postViews from "../../src/pages/blog/post-views.ts";
import * as jobViews from "../../src/pages/careers/job-views.ts";
import { createCallCache } from "../../src/browser/call-cache.ts";

/** A client whose views of jobs cannot be loaded at first. */
function withLostViews() {
  let loads = 0;
  return createContentClient({
    api: contentApi(() => Promise.resolve(success([]))),
    postViews: () => postViews,
    jobViews: () =>
      loads++ === 0
        ? Promise.reject(new TypeError("Failed to fetch a module"))
        : Promise.resolve(jobViews),
  });
}

Deno.test("views that cannot be loaded are a failure, and loaded again", async () => {
  const client = withLostViews();
  assert.deepEqual(await client.jobs(), unreachable);
  assert.deepEqual(await client.jobs(), success([]));
});

Deno.test("a prefetch that failed leaves nothing to the navigation", async () => {
  const { client } = createCallCache(withLostViews(), () => undefined);
  assert.deepEqual(await client.jobs(), unreachable);
  assert.deepEqual(await client.jobs(), success([]));
});
