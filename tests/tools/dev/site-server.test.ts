import assert from "node:assert/strict";
import { createLiveReload } from "../../../src/tools/dev/live-reload.ts";
import {
  firstResponse,
  SiteServer,
} from "../../../src/tools/dev/site-server.ts";

Deno.test("a request before the first start waits for its end", async () => {
  const build = Promise.withResolvers<void>();
  const server = new SiteServer({
    environment: () => Promise.resolve({}),
    prepare: () => build.promise,
    check: () => Promise.resolve(),
    liveReload: createLiveReload(),
  });
  let hasOrigin = false;
  const early = server.origin().then(() => hasOrigin = true);
  const started = server.restart(true);
  // Lets promises run.
  await new Promise((resolve) => setTimeout(resolve, 0));
  assert.equal(hasOrigin, false);
  build.reject(new Error("Broken bridge"));
  assert.equal(await started, undefined);
  await early;
});

Deno.test("a server that never answers fails with the address that was asked", async () => {
  using listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const origin = `http://127.0.0.1:${listener.addr.port}`;
  const ended = new Promise<string>(() => {});
  await assert.rejects(
    firstResponse({ origin, ended }, 50),
    new RegExp(`${origin}/readyz`),
  );
});

Deno.test("a request waits for a change that came during a start", async () => {
  const builds = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  let started = 0;
  const server = new SiteServer({
    environment: () => Promise.resolve({}),
    prepare: () => builds[started++]?.promise ?? Promise.resolve(),
    check: () => Promise.resolve(),
    liveReload: createLiveReload(),
  });
  const first = server.restart(true);
  let isAnswered = false;
  const request = server.origin().then(() => isAnswered = true);
  await new Promise((resolve) => setTimeout(resolve, 0));
  server.restart(true);
  builds[0]?.reject(new Error("Broken bridge"));
  await first;
  await new Promise((resolve) => setTimeout(resolve, 0));
  assert.equal(isAnswered, false);
  builds[1]?.reject(new Error("Broken bridge"));
  await request;
});
