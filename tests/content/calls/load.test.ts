import assert from "node:assert/strict";
import { maxConcurrentCalls } from "../../../src/content/calls/call-service.ts";
import { articlePath, paths } from "../../../src/paths.ts";
import { Admission } from "../../../src/server/http/admission.ts";
import { admissionLimits } from "../../../src/server/services.ts";
import { listPages } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";
import { held, withRecords } from "../../support/content/answers.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { article } from "../../support/content/records.ts";
import { oneOfEach } from "../../support/sections.ts";
import { startSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";
import { waitUntil } from "../../support/promises.ts";

/** Three hundred Brotli decoders would take a gigabyte. */
const headers = { "Accept-Encoding": "identity" };

Deno.test("sends few calls to a failing service under load, and recovers", async () => {
  await using content = fakeContent(() =>
    Response.json({ error: "Overloaded" }, { status: 503 })
  );
  await using site = await startSite({ content, settings: noCache });
  let asked = 0;
  /**
   * Fifty requests for different records; returns the number of content calls.
   */
  async function crowd(): Promise<number> {
    const before = content.requests.length;
    const replies = Array.from({ length: 50 }, async () => {
      const response = await fetch(`${site.origin}/api/article/a${asked++}`);
      assert.equal(await response.text(), '{"errorMessage":"Overloaded"}');
    });
    await Promise.all(replies);
    return content.requests.length - before;
  }
  await waitUntil(async () => await crowd() < 25, 0);
  content.answer = withRecords(oneOfEach());
  await waitUntil(async () =>
    (await fetch(`${site.origin}/api/article/x`)).status === 200
  );
});

Deno.test("at low traffic, recovery of the service shows on the next request", async () => {
  await using content = fakeContent(() => new Response());
  await using site = await startSite({ content, settings: noCache });
  const get = (path: string) =>
    fetch(site.origin + path).then((response) => response.text());
  const calls = ["articles", "article/a", "article?status=published"]
    .map((path) => `/api/${path}`);
  for (const status of [500, 502, 503, 504, 429]) {
    content.answer = () => Response.json({ error: `E${status}` }, { status });
    for (const path of calls) {
      assert.equal(await get(path), `{"errorMessage":"E${status}"}`);
    }
  }
  content.answer = withRecords({});
  assert.equal(await get("/api/articles"), '{"articles":[]}');
});

for (
  const [what, path, call, shown] of [
    ["an article", articlePath("x"), "/api/article/x", /Text of x/],
    ["the blog", paths.blog, "/api/article?status=published", /Title of x/],
  ] as const
) {
  Deno.test(`300 cold requests for ${what} make each content request once`, async () => {
    const gate = held(withRecords(oneOfEach()));
    await using content = fakeContent(gate.answer);
    await using site = await startSite({
      content,
      settings: {
        ...noCache,
        CONTENT_FRESH_SECONDS: "60",
        CONTENT_TIMEOUT_MS: "60000",
      },
    });
    const pages = Array.from(
      { length: 300 },
      async () => await (await fetch(site.origin + path, { headers })).text(),
    );
    await waitUntil(() => content.requests.length > 0);
    gate.release();
    for (const page of await Promise.all(pages)) assert.match(page, shown);
    const asked = content.requests.map(({ url }) =>
      url.slice(content.origin.length)
    );
    assert.deepEqual(asked, [...new Set(asked)]);
    assert.ok(asked.includes(call));
  });
}

Deno.test("sends the shell before a slow service has answered", async () => {
  const gate = held(
    withRecords({ articles: [article({ _id: "x", title: "Late news" })] }),
  );
  await using content = fakeContent(gate.answer);
  using _released = { [Symbol.dispose]: gate.release };
  await using site = await startSite({ content, settings: noCache });
  for (const path of [...listPages, articlePath("x")]) {
    const response = await fetch(site.origin + path, { headers });
    const decoder = new TextDecoder();
    let shell = "";
    for await (const chunk of response.body!) {
      shell += decoder.decode(chunk, { stream: true });
      // The footer is the end of the shell.
      if (shell.includes("</footer>")) break;
    }
    assert.match(shell, /Loading /, path);
    assert.doesNotMatch(shell, /Late news/);
  }
});

Deno.test("limits concurrent calls and queues the others", async () => {
  const records = Array.from(
    { length: 300 },
    (_, index) => article({ _id: `a${index}`, title: `Post ${index}!` }),
  );
  const gate = held(withRecords({ articles: records }));
  const admission = new Admission(admissionLimits);
  let calls = 0;
  const app = await testApp({
    content(request) {
      if (request.url.includes("/api/article/")) calls++;
      return gate.answer(request);
    },
    services: { admission },
  });
  const replies = records.map(({ _id }) => app.request(`/api/article/${_id}`));
  // All of them wait for content.
  await waitUntil(() => admission.admitted === records.length);
  assert.equal(calls, maxConcurrentCalls);
  gate.release();
  const titles = await Promise.all(
    replies.map(async (reply) => (await (await reply).json()).article.title),
  );
  assert.deepEqual(titles, records.map(({ title }) => title));
});

Deno.test("lists show while guessed ids take all calls for records", async () => {
  const gate = held(withRecords({}));
  const records = withRecords(oneOfEach());
  await using content = fakeContent((request) =>
    request.url.includes("/guess-") ? gate.answer(request) : records(request)
  );
  using _released = { [Symbol.dispose]: gate.release };
  await using site = await startSite({
    content,
    settings: { CONTENT_TIMEOUT_MS: "60000" },
  });
  const guesses = Array.from({ length: 260 }, async (_, index) => {
    const path = `/api/article/guess-${index}`;
    await (await fetch(site.origin + path)).text();
  });
  await waitUntil(() => content.requests.length === maxConcurrentCalls);
  for (const path of listPages) {
    assert.match(await site.words(path), /Title of x/, path);
  }
  gate.release();
  await Promise.all(guesses);
});

Deno.test("calls with a token are neither shared nor cached", async () => {
  await using content = fakeContent(withRecords({}));
  await using site = await startSite({
    content,
    settings: { ...noCache, CONTENT_FRESH_SECONDS: "60" },
  });
  const headers = { Authorization: "Token 3f9a-secret" };
  for (let count = 0; count < 3; count++) {
    const response = await fetch(`${site.origin}/api/articles`, { headers });
    assert.equal(response.headers.get("cache-control"), "private, no-store");
    await response.body?.cancel();
  }
  assert.equal(content.requests.length, 3);
  assert.doesNotMatch(site.lines.join("\n"), /3f9a-secret/);
});
