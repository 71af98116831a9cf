/** Many visitors, slow clients and disconnects. */
import assert from "node:assert/strict";
import { paths } from "../../src/paths.ts";
import { admissionLimits } from "../../src/server/services.ts";
import { held, late, withRecords } from "../support/content/answers.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { oneOfEach } from "../support/sections.ts";
import { each } from "../support/promises.ts";
import { withHeapOf } from "../support/memory.ts";
import { connect, get } from "../support/raw-client.ts";
import { noCache } from "../support/settings.ts";
import { startSite } from "../support/site.ts";

const records = withRecords(oneOfEach("one"));

/** Hundreds of Brotli decoders would take a gigabyte. */
const headers = { "Accept-Encoding": "identity" };

async function isAlive(origin: string): Promise<void> {
  const response = await fetch(`${origin}/about-us`);
  assert.match(await response.text(), /<\/html>/);
  assert.equal(response.status, 200);
}

/** In which a page that is kept for each visitor would not fit. */
const smallHeap = withHeapOf(64);

Deno.test("hundreds of disconnects after the first bytes leave others their pages", async () => {
  await using content = fakeContent(late(150, records));
  await using site = await startSite({
    content,
    settings: noCache,
    flags: smallHeap,
  });
  async function leave(): Promise<void> {
    using connection = await connect(site.origin);
    await connection.write(new TextEncoder().encode(get("/blog")));
    await connection.read(new Uint8Array(100));
  }
  await each(500, 20, leave);
  await isAlive(site.origin);
  const alarms = site.lines.filter((line) => /"level":"error"/.test(line));
  assert.deepEqual(alarms, []);
});

Deno.test("visitors beyond the limit get 503 while those within it wait, and leave room for others", async () => {
  const { max } = admissionLimits;
  await using content = fakeContent(records);
  await using site = await startSite({
    content,
    settings: { ...noCache, CONTENT_TIMEOUT_MS: "60000" },
  });
  // The second crowd finds the whole room free again.
  for (let crowd = 1; crowd <= 2; crowd++) {
    const { answer, release } = held(records);
    content.answer = answer;
    const responses = await Promise.all(
      Array.from(
        { length: max + 100 },
        () => fetch(site.origin + paths.blog, { headers }),
      ),
    );
    await isAlive(site.origin);
    release();
    const pages = await Promise.all(
      responses.map(async ({ status, body }) => ({
        status,
        text: await new Response(body).text(),
      })),
    );
    const within = pages.filter(({ status }) => status === 200);
    assert.equal(within.length, max);
    for (const { text } of within) assert.match(text, /Title of one/);
    for (const { status, text } of pages) {
      assert.match(text, /<\/html>/);
      assert.ok([200, 503].includes(status), `${status}`);
    }
  }
});

Deno.test("200 slow readers do not block others", async () => {
  await using site = await startSite({ flags: smallHeap });
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
  for (const reader of readers) reader.close();
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
