import assert from "node:assert/strict";
import { createPeers, peerHeader } from "../../../src/lib/http/peers.ts";

/** A peer on this machine that notes what it is asked. */
function peer(status: number) {
  const asked: Request[] = [];
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    (request) => {
      asked.push(new Request(request.url, { headers: request.headers }));
      return new Response(status === 204 ? null : "body", { status });
    },
  );
  return {
    asked,
    origin: `http://127.0.0.1:${server.addr.port}`,
    port: server.addr.port,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

Deno.test("every peer is told, and those that refuse or are gone are named", async () => {
  await using good = peer(204);
  await using repeated = peer(409);
  await using refusing = peer(401);
  const gone = await (async () => {
    await using closed = peer(204);
    return closed.origin;
  })();
  const origins = [good, repeated, refusing].map(({ origin }) => origin);
  const problems = await createPeers([...origins, gone])
    .sendToAll("/purge", { method: "POST", body: "{}" });
  assert.equal(problems.length, 2);
  assert.match(problems[0] ?? "", new RegExp(`^${refusing.origin}: 401`));
  assert.match(problems[1] ?? "", new RegExp(`^${gone}: `));
  assert.equal(good.asked[0]?.headers.get(peerHeader), "1");
});

Deno.test("the first good answer of a peer is taken, none when all fail", async () => {
  await using missing = peer(404);
  await using good = peer(200);
  const both = createPeers([missing.origin, good.origin]);
  const response = await both.firstGood("/file", {});
  assert.equal(await response?.text(), "body");
  const one = createPeers([missing.origin]);
  assert.equal(await one.firstGood("/file", {}), undefined);
});

Deno.test("a name of several addresses reaches each of them", async () => {
  await using instance = peer(204);
  const peers = createPeers(
    [`http://site.internal:${instance.port}`],
    () => Promise.resolve(["127.0.0.1", "127.0.0.1"]),
  );
  assert.deepEqual(await peers.sendToAll("/purge", { method: "POST" }), []);
  assert.equal(instance.asked.length, 2);
});
