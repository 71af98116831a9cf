import assert from "node:assert/strict";
import { createDevProxy } from "../../../src/tools/dev/dev-proxy.ts";
import { createLiveReload } from "../../../src/tools/dev/live-reload.ts";

Deno.test("the development server rejects other hosts and origins", async () => {
  const proxy = createDevProxy({
    origin: () => Promise.resolve(undefined),
    sources: () => undefined,
    liveReload: createLiveReload(),
    hostname: "127.0.0.1",
  });
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
