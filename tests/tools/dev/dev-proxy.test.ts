import assert from "node:assert/strict";
import { createDevProxy } from "../../../src/tools/dev/dev-proxy.ts";
import { createLiveReload } from "../../../src/tools/dev/live-reload.ts";
import { loaderPath } from "../../../src/tools/dev/modules/addresses.ts";

function proxyOf(origin?: string) {
  return createDevProxy({
    origin: () => Promise.resolve(origin),
    sources: () => undefined,
    liveReload: createLiveReload(),
    hostname: "127.0.0.1",
  });
}

Deno.test("the development server rejects other hosts and origins", async () => {
  const proxy = proxyOf();
  const ask = (host: string) =>
    proxy(
      new Request("http://127.0.0.1:8000/", {
        headers: { Host: host, Origin: "https://evil.example" },
      }),
    );
  for (const host of ["evil.example", "127.0.0.1.evil.example", "[::2]"]) {
    assert.equal((await ask(host)).status, 403, host);
  }
  const own = await ask("localhost:8000");
  assert.equal(own.status, 500, "the problem page");
  assert.equal(own.headers.get("access-control-allow-origin"), null);
});

Deno.test("a document has the client of development at once, and one that the browser has given up is finished", async () => {
  const first = Promise.withResolvers<void>();
  const given = Promise.withResolvers<void>();
  await using server = Deno.serve({ port: 0, onListen() {} }, async () => {
    first.resolve();
    await given.promise;
    return new Response("<html><head><title>A</title></head>", {
      headers: { "Content-Type": "text/html" },
    });
  });
  const { port } = server.addr;
  const browser = new AbortController();
  const answer = proxyOf(`http://127.0.0.1:${port}`)(
    new Request("http://localhost/", {
      headers: { Host: "localhost" },
      signal: browser.signal,
    }),
  );
  await first.promise;
  browser.abort();
  given.resolve();
  const text = await (await answer).text();
  assert.match(text, RegExp(`<head><script async src="${loaderPath}">`));
});
