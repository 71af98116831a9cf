import assert from "node:assert/strict";
import { Hono } from "hono";
import { purgePath, reportPath, vitalsPath } from "../../../src/paths.ts";
import {
  bodyReader,
  maxBodiesAtOnce,
} from "../../../src/server/endpoints/request-body.ts";
import { closeUnreadBodies } from "../../../src/lib/http/unread-body.ts";
import type { SiteEnv } from "../../../src/server/services.ts";
import { testApp } from "../../support/app.ts";
import { waitUntil } from "../../support/promises.ts";
import { keepAlive, sendRaw } from "../../support/raw-client.ts";
import { secret } from "../../support/settings.ts";

/** Serves a handler over sockets. */
function listen(handler: (request: Request) => Promise<Response>) {
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    closeUnreadBodies(handler),
  );
  return {
    origin: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

function post(path: string, body: string, length = body.length): string {
  const lines = [
    `POST ${path} HTTP/1.1`,
    "Host: localhost",
    "Content-Type: application/json",
    `Authorization: Bearer ${secret}`,
    `Content-Length: ${length}`,
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

const halfOf = (path: string) => post(path, '{"path":', 100);

for (const path of [vitalsPath, reportPath, purgePath]) {
  Deno.test(`${path} answers 408 when a body does not arrive in time`, async () => {
    const app = await testApp({
      settings: { PURGE_SECRET: secret },
      bodyTimeoutMs: 20,
    });
    await using site = listen(app.request);
    const reply = await sendRaw(site.origin, halfOf(path));
    assert.equal(reply.status, 408);
    assert.match(reply.headers.get("connection") ?? "", /close/);
  });
}

Deno.test("reads a limited number of bodies at once and answers 503 to more", async () => {
  const read = bodyReader(1000);
  const app = new Hono<SiteEnv>();
  app.post("/", async (c) => {
    const body = await read(c);
    return body instanceof Response ? body : c.text(body);
  });
  await using site = listen(async (request) =>
    await app.fetch(request, { bodyTimeoutMs: 600_000 })
  );
  using held = new DisposableStack();
  const replies: Promise<unknown>[] = [];
  for (let count = 0; count < maxBodiesAtOnce; count++) {
    const connection = held.use(await keepAlive(site.origin));
    replies.push(connection.send(halfOf("/")).catch(() => {}));
  }
  const statusOf = async () =>
    (await sendRaw(site.origin, post("/", "{}"))).status;
  // By then the server is reading all half-sent bodies.
  await waitUntil(async () => await statusOf() === 503);
  const refused = await sendRaw(site.origin, halfOf("/"));
  assert.equal(refused.status, 503);
  assert.equal(refused.headers.get("retry-after"), "5");
  assert.match(refused.headers.get("connection") ?? "", /close/);
  held.dispose();
  await Promise.all(replies);
  await waitUntil(async () => await statusOf() === 200);
});
