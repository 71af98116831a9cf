import assert from "node:assert/strict";
import { unreachable } from "../../../src/lib/content-result.ts";
import { callsTo } from "../../support/content/calls.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { jsonHead, rawContent } from "../../support/content/raw-content.ts";
import { waitUntil } from "../../support/promises.ts";

Deno.test("a service whose answers break off cannot be reached", async () => {
  await using content = rawContent(async ({ send, end }) => {
    await send(jsonHead("Content-Length: 500") + '{"articles":[');
    end();
  });
  const request = callsTo({ service: content.origin });
  assert.equal(await request("articles"), unreachable);
  assert.equal(content.connections, 2, "it is retried once");
});

Deno.test("an ended call closes the connection of a body without end, and is not retried", async () => {
  const bodyStarted = Promise.withResolvers<void>();
  await using content = rawContent(async ({ send }) => {
    await send(jsonHead("Content-Length: 30000000"));
    while (await send(" ")) bodyStarted.resolve();
  });
  const request = callsTo({ service: content.origin });
  const visitor = new AbortController();
  const result = request("articles", { signal: visitor.signal });
  await bodyStarted.promise;
  visitor.abort();
  assert.equal((await result).ok, false);
  await waitUntil(() => content.closed === 1);
  assert.equal(content.connections, 1);
});

Deno.test("a redirect is a failure and is not followed", async () => {
  await using elsewhere = fakeContent(() => Response.json({}));
  await using content = fakeContent(() => Response.redirect(elsewhere.origin));
  const request = callsTo({ service: content.origin });
  const result = await request("articles", { authorization: "Token secret" });
  assert.equal(result.ok ? 200 : result.status, 502);
  assert.equal(content.requests.length, 1);
  assert.equal(elsewhere.requests.length, 0);
});
