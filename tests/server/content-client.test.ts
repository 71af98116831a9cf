import assert from "node:assert/strict";
import { createLog } from "../../src/server/logging/log.ts";
import { ContentClient } from "../../src/server/content-client.ts";
import { RequestContent } from "../../src/server/request-content.ts";
import { success, unreachable } from "../../src/lib/content-result.ts";
import { laterBy } from "../support/clock.ts";
import { inTime } from "../support/promises.ts";
import { readSettings } from "../../src/settings.ts";

Deno.test("retries loading the embedded content service after a failure", async () => {
  const request = () => Response.json({ articles: [] });
  let loads = 0;
  const content = new ContentClient(
    readSettings({}),
    createLog("error"),
    () =>
      ++loads === 1
        ? Promise.reject(new Error("Too many open files"))
        : Promise.resolve({ request }),
  );
  await assert.rejects(content.load(), /Too many open files/);
  await content.load();
  const { result } = await content.cache.get("articles");
  assert.ok(result.ok);
});

Deno.test("a bug in a call is logged, and the call fails", async () => {
  const lines: string[] = [];
  const content = new ContentClient(
    readSettings({}),
    createLog("error", (line) => lines.push(line)),
    () => Promise.resolve({ request: () => Response.json({ articles: [] }) }),
  );
  const { result } = await content.call("articles", {
    get signal(): AbortSignal {
      throw new TypeError("A bug");
    },
  });
  assert.equal(result, unreachable);
  assert.match(lines.join(), /TypeError: A bug/);
});

Deno.test("answers of the embedded service hold until a publication date", async () => {
  const content = new ContentClient(readSettings({}), createLog("error"));
  const { changesAt = 0 } = await content.cache.get("articles");
  assert.ok(changesAt > Date.now());
});

Deno.test("of an external service what is fresh or stale comes soon, what is missing does not", async () => {
  const content = new ContentClient(
    readSettings({ CONTENT_API_URL: "http://content.test" }),
    createLog("error"),
  );
  content.call = () => Promise.resolve({ result: success([]), bytes: 1 });
  await content.cache.get("jobs");
  using _later = laterBy(70_000);
  await content.cache.get("articles");
  const shown = new RequestContent(content);
  await Promise.all([shown.list("articles"), shown.list("jobs")]);
  assert.ok(shown.comesSoon);
  await shown.list("jobs", "all");
  assert.ok(!shown.comesSoon);
});

Deno.test("the end of the process ends the call for a draft too", async () => {
  const called = Promise.withResolvers<void>();
  const content = new ContentClient(
    readSettings({ CONTENT_TIMEOUT_MS: "600000" }),
    createLog("error"),
    () =>
      Promise.resolve({
        request() {
          called.resolve();
          return new Promise<Response>(() => {});
        },
      }),
  );
  const draft = new RequestContent(content, { isDraft: true }).record(
    "article",
    "late",
  );
  await inTime(called.promise);
  content.abortCalls();
  assert.equal((await inTime(draft)).ok, false);
});
