import assert from "node:assert/strict";
import { ContentSource } from "../../src/content/content-source.ts";
import type { MakeCall } from "../../src/content/named-call.ts";
import { createContentClient } from "../../src/pages/content.ts";
import {
  success,
  unreachable,
} from "../../src/content/transport/content-result.ts";
import * as postViews from "../../src/pages/blog/post-views.ts";
import * as jobViews from "../../src/pages/careers/job-views.ts";
import { createCallCache } from "../../src/browser/call-cache.ts";

class NoRecords extends ContentSource {
  protected override ask() {
    return Promise.resolve(success(null));
  }
}

/** A client whose post views fail to load the first time. */
function withLostViews(call?: MakeCall) {
  let loads = 0;
  return createContentClient({
    content: new NoRecords(),
    postViews: () =>
      loads++ === 0
        ? Promise.reject(new TypeError("Failed to fetch a module"))
        : Promise.resolve(postViews),
    jobViews: () => jobViews,
    call,
  });
}

Deno.test("a failed import of views is a failure, and the next call retries it", async () => {
  const client = withLostViews();
  assert.deepEqual(await client.article("a"), unreachable);
  assert.deepEqual(await client.article("a"), success(null));
});

Deno.test("navigation refetches after a failed prefetch", async () => {
  const client = withLostViews(createCallCache(() => undefined).call);
  assert.deepEqual(await client.article("a"), unreachable);
  assert.deepEqual(await client.article("a"), success(null));
});
