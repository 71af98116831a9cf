/** Catalogue section F: many visitors, slow ones, and those who leave. */
import assert from "node:assert/strict";
import * as fc from "fast-check";
import { createRequestCheck } from "../../src/server/request-check.ts";
import {
  article,
  goodContent,
  job,
  late,
  startFakeContent,
} from "../support/fake-content.ts";
import { residentBytes } from "../support/memory.ts";
import { connect, get } from "../support/raw-client.ts";
import { startSite } from "../support/site.ts";

const records = goodContent(
  [article({ _id: "one", tags: "featured" })],
  [job({ _id: "one" })],
);
const megabyte = 1024 * 1024;

async function each(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(Array.from({ length: atOnce }, async () => {
    while (next < count) await work(next++);
  }));
}

async function isAlive(origin: string): Promise<void> {
  const response = await fetch(`${origin}/about-us`);
  assert.match(await response.text(), /<\/html>/);
  assert.equal(response.status, 200);
}

Deno.test("F1: a thousand visitors who leave after the first bytes leave nothing behind", async () => {
  await using content = startFakeContent(late(150, records));
  await using site = await startSite({
    CONTENT_API_URL: content.origin,
    CONTENT_FRESH_SECONDS: "0",
    CONTENT_STALE_SECONDS: "0",
  });
  async function leave(): Promise<void> {
    using connection = await connect(site.origin);
    await connection.write(new TextEncoder().encode(get("/careers")));
    await connection.read(new Uint8Array(100));
  }
  await each(200, 20, leave);
  const before = await residentBytes(site.pid);
  await each(1000, 20, leave);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const grown = await residentBytes(site.pid) - before;
  assert.ok(grown < 120 * megabyte, `grew by ${grown} bytes`);
  await isAlive(site.origin);
  const alarms = site.lines.filter((line) => /"level":"error"/.test(line));
  assert.deepEqual(alarms, []);
});

Deno.test("F2: two hundred readers of a byte at a time cost others nothing", async () => {
  await using site = await startSite();
  await isAlive(site.origin);
  const before = await residentBytes(site.pid);
  const readers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const connection = await connect(site.origin);
      const request = get("/pictures/share/about.jpg").repeat(20);
      await connection.write(new TextEncoder().encode(request));
      await connection.read(new Uint8Array(1));
      return connection;
    }),
  );
  await isAlive(site.origin);
  const grown = await residentBytes(site.pid) - before;
  for (const reader of readers) reader.close();
  assert.ok(grown < 200 * megabyte, `grew by ${grown} bytes`);
  await isAlive(site.origin);
});

Deno.test("F3: five hundred half-sent requests keep nobody from being answered", async () => {
  // The runtime sets no limit on how long headers may take: the proxy before
  // the site has to close such connections. Others are answered meanwhile.
  await using site = await startSite();
  const halves = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const connection = await connect(site.origin);
      await connection.write(new TextEncoder().encode("GET / HTTP/1.1\r\nHo"));
      return connection;
    }),
  );
  for (let count = 0; count < 20; count++) await isAlive(site.origin);
  for (const half of halves) half.close();
  assert.equal((await site.stop()).code, 0);
});

Deno.test("five hundred cold requests for one page make one content request", async () => {
  await using content = startFakeContent(late(300, records));
  await using site = await startSite({ CONTENT_API_URL: content.origin });
  const statuses = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const response = await fetch(`${site.origin}/careers`);
      assert.match(await response.text(), /<\/html>/);
      return response.status;
    }),
  );
  assert.ok(statuses.every((status) => status === 200));
  assert.equal(content.requests.length, 1);
});

Deno.test("ten thousand generated paths and hosts lead nowhere but to the site", () => {
  const siteUrl = "https://site.example";
  const check = createRequestCheck(siteUrl);
  const piece = fc.oneof(
    fc.constantFrom(
      "/",
      "//",
      "\\",
      "%2f",
      "%5c",
      "..",
      "%2e%2e",
      ";",
      "@",
      ":",
      "%00",
      "%0d%0a",
      "evil.example",
      "https:",
      "About-Us",
      "BLOG",
      "?",
      "#",
    ),
    fc.string({ maxLength: 6, unit: "binary" }),
  );
  const host = fc.constantFrom(
    "site.example",
    "www.site.example",
    "evil.example",
    "www.evil.example",
    "site.example.evil.example",
  );
  const target = fc.array(piece, { maxLength: 8 }).map((it) => it.join(""));
  fc.assert(
    fc.property(host, target, (host, target) => {
      // As the runtime hands it on: nothing in it is checked or changed.
      const request = {
        method: "GET",
        url: `http://${host}/${target}`,
        headers: new Headers({ Host: host }),
      } as Request;
      const verdict = check(request);
      if (verdict?.kind !== "move") return;
      const { origin, username } = new URL(verdict.location, siteUrl);
      assert.equal(origin, siteUrl);
      assert.equal(username, "");
      assert.doesNotMatch(verdict.location, /^[/\\]{2}|[\r\n]/);
      assert.ok(new Headers({ Location: encodeURI(verdict.location) }));
    }),
    { numRuns: 10_000 },
  );
});
