/** Three instances behind nginx, as `deno task fleet` starts them. */
import assert from "node:assert/strict";
import { purgeCall } from "../../src/content/api/purge-call.ts";
import { edgeHeader, hasNginx, startEdge } from "../../src/fleet/edge.ts";
import { freePorts } from "../../src/fleet/instances.ts";
import { testApp } from "../support/app.ts";
import { withRecords } from "../support/content/answers.ts";
import { article } from "../support/content/records.ts";

const secret = "0123456789abcdef0123456789abcdef";
// Debian packages it; a machine may be without.
const ignore = !await hasNginx();

/** Instances that listen, over records that a test changes. */
async function fleet() {
  const records = { articles: [article({ _id: "one", title: "Old title" })] };
  const stack = new AsyncDisposableStack();
  const ports = freePorts(4);
  const edgePort = ports.pop() ?? 0;
  const servers = await Promise.all(ports.map(async (port) => {
    const peers = ports.filter((it) => it !== port);
    const app = await testApp({
      content: withRecords(records),
      settings: {
        PURGE_SECRET: secret,
        PEERS: peers.map((it) => `http://127.0.0.1:${it}`).join(),
      },
    });
    const server = Deno.serve(
      { port, hostname: "127.0.0.1", onListen() {} },
      (request) => app.request(request),
    );
    return stack.use(server);
  }));
  const edge = stack.adopt(
    await startEdge(ports, edgePort),
    async (it) => await it.stop(),
  );
  async function visit(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(edge.origin + path, { headers });
    return {
      status: response.status,
      state: response.headers.get(edgeHeader),
      text: await response.text(),
    };
  }
  return {
    ...{ records, servers, edge, visit },
    purge: async () =>
      await fetch(
        `http://127.0.0.1:${ports[0]}/purge`,
        await purgeCall(secret, ["article-one"]),
      ),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

Deno.test({
  name:
    "nginx keeps pages and what the gateway answers, until a purge, and nothing with a token",
  ignore,
  async fn() {
    await using site = await fleet();
    const { visit } = site;
    for (const path of ["/blog/one", "/api/article/one"]) {
      assert.equal((await visit(path)).state, "MISS", path);
      const token = await visit(path, { Authorization: "Token a" });
      assert.deepEqual([token.status, token.state], [200, "BYPASS"], path);
      const again = await visit(path);
      assert.equal(again.state, "HIT", path);
      assert.match(again.text, /Old title/);
    }
    site.records.articles = [article({ _id: "one", title: "New title" })];
    assert.equal((await site.purge()).status, 204);
    assert.equal(await site.edge.purge(["article-one"]), 2);
    for (const path of ["/blog/one", "/api/article/one"]) {
      const after = await visit(path);
      assert.equal(after.state, "MISS", path);
      assert.match(after.text, /New title/);
    }
  },
});

Deno.test({
  name: "no request fails while an instance is gone",
  ignore,
  async fn() {
    await using site = await fleet();
    await site.servers[1]?.shutdown();
    for (let id = 0; id < 12; id++) {
      const { status } = await site.visit(`/blog?q=word-${id}`);
      assert.equal(status, 200);
    }
  },
});
