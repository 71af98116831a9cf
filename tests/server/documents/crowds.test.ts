/** Many who wait for content at the same time. */
import assert from "node:assert/strict";
import { bulkhead } from "cockatiel";
import {
  articlePath,
  feedPaths,
  paths,
  purgePath,
} from "../../../src/paths.ts";
import { Admission } from "../../../src/server/http/admission.ts";
import { ResponseCache } from "../../../src/server/stored/response-cache.ts";
import { type TestApp, testApp } from "../../support/app.ts";
import { laterBy } from "../../support/clock.ts";
import {
  failing,
  type FakeAnswer,
  held,
  withRecords,
} from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { listPages } from "../../support/addresses.ts";
import { oneOfEach } from "../../support/sections.ts";
import { waitUntil } from "../../support/promises.ts";
import { secret } from "../../support/settings.ts";

const records = withRecords(oneOfEach("one"));
const crawler = { headers: { "User-Agent": "Googlebot/2.1" } };
const complete = `${paths.blog}?complete`;
const gatewayList = "/api/article?status=published";

async function purgeAll(app: TestApp): Promise<void> {
  const { status } = await app.request(purgePath, {
    method: "POST",
    headers: { Authorization: `Bearer ${secret}` },
    body: '{"tags":["all"]}',
  });
  assert.equal(status, 204);
}

/** A site that admits a few requests, over a service that answers on release. */
async function crowdedSite(
  { max, reservedForVisitors = 0, answer = records }: {
    max: number;
    reservedForVisitors?: number;
    answer?: FakeAnswer;
  },
) {
  const gate = held(answer);
  const admission = new Admission({ max, reservedForVisitors });
  const responses = new ResponseCache();
  let calls = 0;
  const app = await testApp({
    content: (request) => {
      calls++;
      return gate.answer(request);
    },
    maxWaitMs: 0,
    services: { admission, responses },
  });
  /** Sends requests and waits until all of them wait for content. */
  async function admit(...requests: [path: string, init?: RequestInit][]) {
    const before = admission.admitted;
    const replies = requests.map((request) => app.request(...request));
    await waitUntil(() => admission.admitted === before + requests.length);
    return replies;
  }
  return {
    app,
    admission,
    responses,
    admit,
    release: gate.release,
    calls: () => calls,
  };
}

Deno.test("pages, feeds and the gateway wait within one limit, of which a part is for visitors", async () => {
  const { app, admit, admission, release } = await crowdedSite({
    max: 4,
    reservedForVisitors: 2,
  });
  const waiting = await admit(
    [articlePath("one"), crawler],
    [feedPaths.atom],
  );
  for (
    const [path, init] of [
      [paths.blog, crawler],
      [feedPaths.sitemap],
      [gatewayList, crawler],
    ] as const
  ) {
    const refused = await app.request(path, init);
    assert.equal(refused.status, 503, path);
    assert.ok(Number(refused.headers.get("retry-after")) > 0, path);
    await refused.text();
  }
  waiting.push(...await admit([complete], [gatewayList]));
  const page = await app.request(paths.blog);
  assert.equal(page.status, 503);
  assert.match(await page.text(), /Too many visitors/);
  for (const token of [undefined, "Token secret"]) {
    const call = await app.request("/api/articles", {
      headers: token ? { Authorization: token } : {},
    });
    assert.equal(call.status, 503);
    assert.ok(Number(call.headers.get("retry-after")) > 0);
    assert.match((await call.json()).errorMessage, /too many visitors/i);
  }
  for (const path of [paths.about, "/healthz", "/robots.txt"]) {
    const { status, body } = await app.request(path);
    assert.equal(status, 200, path);
    await body?.cancel();
  }
  release();
  for (const reply of await Promise.all(waiting)) {
    assert.equal(reply.status, 200);
    assert.match(await reply.text(), /one/);
  }
  assert.equal(admission.admitted, 0);
});

for (const isPurged of [false, true]) {
  const what = isPurged ? "purged" : "old";
  Deno.test(`over capacity pages, feeds and the gateway are made of the ${what} content that is cached`, async () => {
    const state = { isHeld: false };
    const gate = held(records);
    const app = await testApp({
      content: (request) =>
        state.isHeld ? gate.answer(request) : records(request),
      settings: { PURGE_SECRET: secret },
      services: {
        admission: new Admission({ max: 1, reservedForVisitors: 0 }),
      },
    });
    const shown = [
      ...[...listPages, articlePath("one"), feedPaths.atom],
      ...[gatewayList, "/api/article/one"],
    ];
    for (const path of shown) await app.get(path);
    state.isHeld = true;
    using _later = laterBy(isPurged ? 0 : 61_000);
    if (isPurged) await purgeAll(app);
    const waiting = app.request("/api/articles");
    for (const path of shown) {
      const response = await app.request(path);
      assert.equal(response.status, 200, path);
      assert.equal(
        response.headers.get("cache-control"),
        "private, no-store",
        path,
      );
      assert.match(await response.text(), /one/, path);
    }
    const unknown = await app.request(articlePath("two"));
    assert.equal(unknown.status, 503);
    await unknown.text();
    gate.release();
    assert.equal((await waiting).status, 200);
  });
}

Deno.test("over capacity few requests wait for a page of cached content", async () => {
  const app = await testApp({
    content: records,
    services: {
      admission: new Admission({ max: 1, reservedForVisitors: 0 }),
      cachedPages: bulkhead(1, 1),
    },
  });
  await app.get(paths.blog);
  const statuses = await Promise.all(
    ["one", "two", "three", "four"].map(async (words) => {
      const response = await app.request(`${paths.blog}?q=${words}`);
      const text = await response.text();
      assert.match(text, response.status === 503 ? /Too many visitors/ : /one/);
      return response.status;
    }),
  );
  assert.deepEqual(statuses.toSorted(), [200, 200, 200, 503]);
});

Deno.test("all who wait for a complete page share one call and one rendering", async () => {
  const site = await crowdedSite({ max: 30 });
  const rendered: string[] = [];
  const set = site.responses.set.bind(site.responses);
  site.responses.set = (address, stored) => {
    rendered.push(address);
    set(address, stored);
  };
  const askers = Array.from(
    { length: 10 },
    (_, index): [string, RequestInit?][] => [
      [`${paths.blog}?x=${index}&complete`],
      [`${paths.blog}?y=${index}`, crawler],
    ],
  );
  const replies = await site.admit(...askers.flat());
  site.release();
  const [first = "", ...others] = await Promise.all(
    replies.map(async (reply) => await (await reply).text()),
  );
  assert.match(first, /Title of one/);
  for (const other of others) assert.equal(other, first);
  assert.equal(site.calls(), 1);
  assert.deepEqual(rendered, [paths.blog]);
});

Deno.test("of one failed page a crawler gets 503 and a visitor 200", async () => {
  const site = await crowdedSite({ max: 3, answer: failing("Broken") });
  const replies = await site.admit([complete], [paths.blog, crawler]);
  site.release();
  const [visitor, robot] = await Promise.all(replies);
  assert.equal(visitor?.status, 200);
  assert.equal(robot?.status, 503);
  assert.ok(Number(robot?.headers.get("retry-after")) > 0);
  for (const reply of [visitor, robot]) {
    assert.equal(reply?.headers.get("cache-control"), "no-store");
    assert.match(await reply?.text() ?? "", /Error loading blogs: Broken/);
  }
});

Deno.test("a client that leaves frees its place, and others get the page", async () => {
  const site = await crowdedSite({ max: 3 });
  const visitor = new AbortController();
  const { signal } = visitor;
  const [left, ...others] = await site.admit(
    [complete, { signal }],
    [complete],
    [paths.blog, crawler],
  );
  visitor.abort();
  await left;
  await waitUntil(() => site.admission.admitted === 2);
  const next = await site.admit([complete]);
  site.release();
  for (const reply of await Promise.all([...others, ...next])) {
    assert.equal(reply.status, 200);
    assert.match(await reply.text(), /Title of one/);
  }
  assert.deepEqual(site.app.lines, []);
});

Deno.test("a request after a purge does not share a page made of older answers", async () => {
  const gates: ReturnType<typeof held>[] = [];
  const app = await testApp({
    content(request) {
      const title = gates.length === 0 ? "Old title" : "New title";
      const gate = held(
        withRecords({ articles: [article({ _id: "a", title })] }),
      );
      gates.push(gate);
      return gate.answer(request);
    },
    settings: { PURGE_SECRET: secret },
  });
  const before = app.get(complete);
  await waitUntil(() => gates.length === 1);
  await purgeAll(app);
  const after = app.get(complete);
  await waitUntil(() => gates.length === 2);
  for (const gate of gates) gate.release();
  assert.match(await before, /Old title/);
  assert.match(await after, /New title/);
});

for (const path of [complete, gatewayList, feedPaths.atom]) {
  Deno.test(`a request for ${path} whose content has come shares no failed response`, async () => {
    const responses = new ResponseCache();
    const getOrMake = responses.getOrMake.bind(responses);
    const isRendered = Promise.withResolvers<void>();
    let asked = 0;
    responses.getOrMake = (address, version, make) => {
      asked++;
      return getOrMake(address, version, async () => {
        await isRendered.promise;
        return await make();
      });
    };
    let answer: FakeAnswer = failing("Broken");
    const app = await testApp({
      content: (request) => answer(request),
      services: { responses },
    });
    const failed = app.get(path);
    await waitUntil(() => asked === 1);
    answer = records;
    const good = app.get(path);
    await waitUntil(() => asked === 2);
    isRendered.resolve();
    assert.match(await failed, /Broken/);
    assert.match(await good, /Title of one/);
  });
}
