/** What visitors of three instances behind an edge cache see. */
import assert from "node:assert/strict";
import { purgeCall } from "../../src/content/api/purge-call.ts";
import { testApp } from "../support/app.ts";
import { laterBy, slowTimers } from "../support/clock.ts";
import { type FakeAnswer, held } from "../support/content/answers.ts";
import { article } from "../support/content/records.ts";
import { sharedCache } from "../support/shared-cache.ts";

const secret = "0123456789abcdef0123456789abcdef";
const freshSeconds = 60;
const count = 3;

/** Three instances behind an edge, over a content service that counts calls. */
async function fleet(settings: Record<string, string> = {}) {
  const state = { title: "Old title", calls: 0 };
  const options = {
    content: (asked: Request) => {
      state.calls++;
      const { pathname } = new URL(asked.url);
      const id = /^\/api\/article\/(.+)/.exec(pathname)?.[1];
      const post = article({ _id: id ?? "one", title: state.title });
      return Response.json(id ? { article: post } : { articles: [post] });
    },
    settings: {
      PURGE_SECRET: secret,
      CONTENT_FRESH_SECONDS: String(freshSeconds),
      ...settings,
    },
  };
  const instances = await Promise.all(
    Array.from({ length: count }, () => testApp(options)),
  );
  return { state, instances, edge: sharedCache(instances) };
}

const shown = ["/blog", "/blog/one", "/blog/one.md", "/feed.xml"]
  .concat("/search.json", "/api/article/one", "/api/articles");

for (const path of shown) {
  Deno.test(`after a purge of one of three instances ${path} is new for every visitor once the content is not fresh`, async () => {
    const { state, instances, edge } = await fleet();
    // Each instance, and the edge, has got the old content last thing.
    for (const visited of [...instances, edge]) {
      assert.match(await (await visited.request(path)).text(), /Old title/);
    }
    state.title = "New title";
    const purge = await purgeCall(secret, ["article-one"]);
    assert.equal((await instances[0]?.request("/purge", purge))?.status, 204);
    using _slow = slowTimers();
    using _later = laterBy(freshSeconds * 1000);
    for (let visit = 0; visit < 2 * count; visit++) {
      const text = await (await edge.request(path)).text();
      assert.match(text, /New title/, `visit ${visit}`);
    }
  });
}

Deno.test("a purge reaches the other instances at once where they are named, each a single time", async () => {
  const fetches: ((request: Request) => Promise<Response>)[] = [];
  await using servers = new AsyncDisposableStack();
  const origins = Array.from({ length: count }, (_, index) => {
    const server = Deno.serve(
      { port: 0, hostname: "127.0.0.1", onListen() {} },
      async (request) => await fetches[index]?.(request) ?? new Response(),
    );
    servers.use(server);
    return `http://127.0.0.1:${server.addr.port}`;
  });
  const { state, instances } = await fleet({ PEERS: origins.join() });
  const purges: number[] = [];
  for (const [index, instance] of instances.entries()) {
    fetches[index] = async (request) => {
      const response = await instance.request(request);
      purges.push(response.status);
      return response;
    };
    assert.match(await instance.get("/blog/one"), /Old title/);
  }
  state.title = "New title";
  const purge = await purgeCall(secret, ["article-one"]);
  assert.equal((await instances[0]?.request("/purge", purge))?.status, 204);
  assert.deepEqual(purges.sort(), [204, 204, 409]);
  using _slow = slowTimers();
  for (const instance of instances) {
    assert.match(await instance.get("/blog/one"), /New title/);
  }
});

Deno.test("what the edge gets late from an instance it keeps for the rest of the freshness", async () => {
  const { state, instances, edge } = await fleet();
  for (const instance of instances) await instance.request("/blog/one");
  state.title = "New title";
  using _slow = slowTimers();
  {
    using _later = laterBy(freshSeconds * 1000 - 2500);
    const text = await (await edge.request("/blog/one")).text();
    assert.match(text, /Old title/);
  }
  using _later = laterBy(freshSeconds * 1000);
  const text = await (await edge.request("/blog/one")).text();
  assert.match(text, /New title/);
});

Deno.test("an idle instance whose content service is slow hands no old page to the edge as fresh", async () => {
  const answers = () => Response.json({ articles: [] });
  let answer: FakeAnswer = answers;
  const instance = await testApp({ content: (asked) => answer(asked) });
  await instance.get("/blog");
  using _day = laterBy(20 * 3_600_000);
  const gate = held(answers);
  answer = gate.answer;
  for (const path of ["/blog", "/feed.xml", "/api/article?status=published"]) {
    const response = await instance.request(path);
    await response.text();
    const policy = response.headers.get("cache-control") ?? "";
    assert.match(policy, /s-maxage=0\b|no-store/, path);
    assert.doesNotMatch(policy, /stale-while-revalidate/, path);
  }
  gate.release();
});

Deno.test("three instances ask for each article and each list once while it is fresh, however many visitors come", async () => {
  const { state, instances } = await fleet();
  const ids = ["one", "two", "three", "four"];
  for (let minute = 0; minute < 3; minute++) {
    using _slow = slowTimers();
    using _later = laterBy(minute * freshSeconds * 1000);
    state.calls = 0;
    for (let visit = 0; visit < 10; visit++) {
      for (const instance of instances) {
        await instance.get("/blog");
        for (const id of ids) await instance.get(`/blog/${id}`);
      }
    }
    assert.ok(
      state.calls <= count * (ids.length + 1),
      `${state.calls} calls in minute ${minute}`,
    );
  }
});
