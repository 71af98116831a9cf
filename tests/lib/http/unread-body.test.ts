import assert from "node:assert/strict";
import { Hono } from "hono";
import { closeUnreadBodies } from "../../../src/lib/http/unread-body.ts";
import { bodyReader } from "../../../src/server/endpoints/request-body.ts";
import type { SiteEnv } from "../../../src/server/services.ts";
import { inTime } from "../../support/promises.ts";
import { connect } from "../../support/raw-client.ts";

const maxBytes = 2000;
const encoder = new TextEncoder();

/** Serves an endpoint that reads bodies, and one that refuses them unread. */
function listen(bodyTimeoutMs = 600_000) {
  const read = bodyReader(maxBytes);
  const app = new Hono<SiteEnv>();
  app.post("/", async (c) => {
    const body = await read(c);
    return body instanceof Response ? body : c.text(`read ${body.length}`);
  });
  app.post("/refused", (c) => c.body(null, 405));
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    closeUnreadBodies((request) => app.fetch(request, { bodyTimeoutMs })),
  );
  const origin = `http://127.0.0.1:${server.addr.port}`;
  return Object.assign(server, { origin });
}

/** A connection that collects what it receives. */
async function open(origin: string) {
  const connection = await connect(origin);
  let received = "";
  const decoder = new TextDecoder();
  const waiting = new Map<RegExp, () => void>();
  const ended = (async () => {
    const buffer = new Uint8Array(10_000);
    try {
      for (;;) {
        const count = await connection.read(buffer);
        if (count === null) return;
        received += decoder.decode(buffer.subarray(0, count));
        for (const [pattern, resolve] of waiting) {
          if (pattern.test(received)) resolve();
        }
      }
    } catch {
      // Closed or reset.
    }
  })();
  return {
    ended,
    received: () => received,
    write: (text: string) => connection.write(encoder.encode(text)),
    async answers(pattern: RegExp) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(pattern, resolve);
      if (pattern.test(received)) resolve();
      await inTime(promise);
    },
    [Symbol.dispose]: () => {
      try {
        connection.close();
      } catch {
        // Closed already.
      }
    },
  };
}

const head = (path: string, headers: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`;
const chunk = `${(1500).toString(16)}\r\n${"x".repeat(1500)}\r\n`;
const whole = head("/", "Content-Length: 2") + "ok";

const unread = {
  "a body whose length is over the limit": {
    request: head("/", `Content-Length: ${maxBytes + 1}`) + "x",
    status: 413,
  },
  "a body that grows over the limit": {
    request: head("/", "Transfer-Encoding: chunked") + chunk + chunk,
    status: 413,
  },
  "a body that nobody reads": {
    request: head("/refused", "Content-Length: 100") + "x",
    status: 405,
  },
};

for (const [name, { request, status }] of Object.entries(unread)) {
  Deno.test(`closes the connection after the response to ${name}`, async () => {
    await using server = listen();
    using client = await open(server.origin);
    await client.write(request);
    await client.answers(
      new RegExp(`^HTTP/1.1 ${status} .*connection: close`, "is"),
    );
    await inTime(client.ended);
  });
}

Deno.test("answers nothing more on a connection whose body came too late", async () => {
  await using server = listen(20);
  using client = await open(server.origin);
  await client.write(head("/", "Content-Length: 100") + "x");
  await client.answers(/^HTTP\/1.1 408 .*connection: close/is);
  await client.write("x".repeat(99) + whole);
  await inTime(client.ended);
  assert.doesNotMatch(client.received(), /read 2/);
});

Deno.test("a body that never comes does not hold up a shutdown", async () => {
  await using server = listen(20);
  using client = await open(server.origin);
  await client.write(head("/", "Content-Length: 100") + "x");
  await client.answers(/^HTTP\/1.1 408 /);
  await inTime(server.shutdown());
  await inTime(client.ended);
});

Deno.test("keeps a connection whose bodies are read", async () => {
  await using server = listen();
  using client = await open(server.origin);
  await client.write(head("/", "Content-Length: 1900") + "x".repeat(1900));
  await client.answers(/read 1900$/);
  await client.write(whole);
  await client.answers(/read 2$/);
  assert.doesNotMatch(client.received(), /connection: close/i);
});
