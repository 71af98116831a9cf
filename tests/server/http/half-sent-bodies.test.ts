import assert from "node:assert/strict";
import {
  purgePath,
  reportPath,
  vitalsPath,
} from "../../../src/addresses/paths.ts";
import { purgeHeaders } from "../../../src/content/api/purge-call.ts";
import { maxBodiesAtOnce } from "../../../src/server/http/request-body.ts";
import { testApp } from "../../support/app.ts";
import { waitUntil } from "../../support/promises.ts";
import { keepAlive, sendRaw } from "../../support/raw-client.ts";

/** The site behind sockets. */
async function listen(bodyTimeoutMs: number) {
  const app = await testApp({
    settings: { PURGE_SECRET: "s".repeat(32) },
    bodyTimeoutMs,
  });
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    (request) => app.request(request),
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
    `${purgeHeaders.timestamp}: ${Math.floor(Date.now() / 1000)}`,
    `Content-Length: ${length}`,
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

const halfOf = (path: string) => post(path, '{"path":', 100);
const never = 600_000;

for (const path of [vitalsPath, reportPath, purgePath]) {
  Deno.test(`${path} answers 408 when a body does not arrive in time`, async () => {
    await using site = await listen(20);
    const reply = await sendRaw(site.origin, halfOf(path));
    assert.equal(reply.status, 408);
    assert.match(reply.headers.get("connection") ?? "", /close/);
  });
}

Deno.test("reads a limited number of bodies at once and refuses others with 503", async () => {
  await using site = await listen(never);
  using held = new DisposableStack();
  const replies: Promise<unknown>[] = [];
  for (let count = 0; count < maxBodiesAtOnce; count++) {
    const connection = held.use(await keepAlive(site.origin));
    replies.push(connection.send(halfOf(purgePath)).catch(() => {}));
  }
  const statusOf = async (body: string) =>
    (await sendRaw(site.origin, body)).status;
  const whole = post(purgePath, "{}");
  // All the half-sent ones are being read by then.
  await waitUntil(async () => await statusOf(whole) === 503);
  const refused = await sendRaw(site.origin, halfOf(purgePath));
  assert.equal(refused.status, 503);
  assert.equal(refused.headers.get("retry-after"), "5");
  assert.match(refused.headers.get("connection") ?? "", /close/);
  // Each address has its own limit.
  assert.equal(await statusOf(post(vitalsPath, "{}")), 400);
  held.dispose();
  await Promise.all(replies);
  await waitUntil(async () => await statusOf(whole) !== 503);
});
