/** Many visitors, slow ones, and those who leave. */
import assert from "node:assert/strict";
import { late, withRecords } from "../support/content/answers.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { oneOfEach } from "../support/content/records.ts";
import { each, waitUntil } from "../support/promises.ts";
import { residentBytes, withHeapOf } from "../support/memory.ts";
import { connect, get } from "../support/raw-client.ts";
import { startSite } from "../support/site.ts";

const records = withRecords(oneOfEach("one"));
const megabyte = 1024 * 1024;

async function isAlive(origin: string): Promise<void> {
  const response = await fetch(`${origin}/about-us`);
  assert.match(await response.text(), /<\/html>/);
  assert.equal(response.status, 200);
}

const smallHeap = withHeapOf(64);

Deno.test("thousands of visitors who leave after the first bytes leave nothing behind", async () => {
  await using content = fakeContent(late(150, records));
  await using site = await startSite({
    content,
    settings: { CONTENT_FRESH_SECONDS: "0", CONTENT_STALE_SECONDS: "0" },
    flags: smallHeap,
  });
  async function leave(): Promise<void> {
    using connection = await connect(site.origin);
    await connection.write(new TextEncoder().encode(get("/careers")));
    await connection.read(new Uint8Array(100));
  }
  // Until the heap has the size that this load needs.
  await each(1500, 20, leave);
  const before = await residentBytes(site.pid);
  await each(1500, 20, leave);
  // What is only garbage goes sooner or later; what is held goes on growing.
  await waitUntil(async () => {
    await each(100, 20, leave);
    return await residentBytes(site.pid) - before < 20 * megabyte;
  });
  await isAlive(site.origin);
  const alarms = site.lines.filter((line) => /"level":"error"/.test(line));
  assert.deepEqual(alarms, []);
});

Deno.test("two hundred readers of a byte at a time cost others nothing", async () => {
  await using site = await startSite({ flags: smallHeap });
  await isAlive(site.origin);
  // More than three gigabytes in all: it has to be made as it is taken.
  const before = await residentBytes(site.pid);
  const readers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const connection = await connect(site.origin);
      const request = get("/pictures/share/about.jpg").repeat(400);
      await connection.write(new TextEncoder().encode(request));
      await connection.read(new Uint8Array(1));
      return connection;
    }),
  );
  await isAlive(site.origin);
  const grown = await residentBytes(site.pid) - before;
  for (const reader of readers) reader.close();
  assert.ok(grown < 250 * megabyte, `grew by ${grown} bytes`);
  await isAlive(site.origin);
});

Deno.test("answers other visitors beside five hundred half-sent requests", async () => {
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
