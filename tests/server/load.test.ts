/** Many visitors, slow clients and disconnects. */
import assert from "node:assert/strict";
import { paths } from "../../src/paths.ts";
import { late, silent, withRecords } from "../support/content/answers.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { oneOfEach } from "../support/content/records.ts";
import { each, waitUntil } from "../support/promises.ts";
import {
  peakResidentBytes,
  residentBytes,
  withHeapOf,
} from "../support/memory.ts";
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

Deno.test("thousands of disconnects after the first bytes leak no memory", async () => {
  await using content = fakeContent(late(150, records));
  await using site = await startSite({
    content,
    settings: { CONTENT_FRESH_SECONDS: "0", CONTENT_STALE_SECONDS: "0" },
    flags: smallHeap,
  });
  async function leave(): Promise<void> {
    using connection = await connect(site.origin);
    await connection.write(new TextEncoder().encode(get("/blog")));
    await connection.read(new Uint8Array(100));
  }
  // Warm-up, until the heap has the size that this load needs.
  await each(1500, 20, leave);
  const before = await residentBytes(site.pid);
  await each(1500, 20, leave);
  // Garbage is collected eventually; a leak keeps growing.
  await waitUntil(async () => {
    await each(100, 20, leave);
    return await residentBytes(site.pid) - before < 20 * megabyte;
  });
  await isAlive(site.origin);
  const alarms = site.lines.filter((line) => /"level":"error"/.test(line));
  assert.deepEqual(alarms, []);
});

Deno.test("a thousand visitors waiting for content leave memory and answers for others", async () => {
  await using content = fakeContent(silent);
  await using site = await startSite({
    content,
    settings: { CONTENT_TIMEOUT_MS: "5000" },
  });
  const visitors = Promise.all(
    Array.from({ length: 1000 }, async () => {
      const response = await fetch(site.origin + paths.blog);
      assert.match(await response.text(), /<\/html>/);
      assert.ok([200, 503].includes(response.status), `${response.status}`);
    }),
  );
  await isAlive(site.origin);
  await visitors;
  const most = await peakResidentBytes(site.pid);
  assert.ok(most < 450e6, `${most / 1e6} MB`);
});

Deno.test("200 slow readers take little memory and do not block others", async () => {
  await using site = await startSite({ flags: smallHeap });
  await isAlive(site.origin);
  // More than three gigabytes in all, if it were buffered.
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
  // The runtime has no timeout for request headers: a proxy has to close such
  // connections. Others are served meanwhile.
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
