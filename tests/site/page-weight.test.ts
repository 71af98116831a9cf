/** What a first visit of each page loads. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { DomUtils, parseDocument } from "htmlparser2";
import { patternOf } from "../../src/ui/layout/page-routes.ts";
import { routes } from "../../src/server/documents/query-page.ts";
import { assertWithin } from "../limits.ts";
import { addresses, unknownAddress } from "../support/addresses.ts";
import {
  distFolder,
  readBuild,
} from "../../src/server/build/build-manifest.ts";
import { fixtureContent, held } from "../support/content/answers.ts";
import { contentPages } from "../support/content-pages.ts";
import { noCache } from "../support/settings.ts";
import { useSite } from "../support/site.ts";

const manifest = readBuild();
const site = useSite();
const slow = useSite({ settings: noCache });

for (const path of [...addresses, unknownAddress]) {
  const pattern = patternOf(routes, path);
  const { modules = [], styles } = manifest.pages[pattern] ?? {};
  // Without which it does not hydrate.
  const scripts = [manifest.entry, ...modules];

  Deno.test(`${path} stays within its limits`, async () => {
    // The first response may be streamed; later ones are complete documents.
    const html = await site.get(path);
    assertWithin("document", path, await sentBytes(path));
    const elements = DomUtils.findAll(() => true, parseDocument(html).children);
    assertWithin("elements", path, elements.length);
    assertWithin("scripts", path, compressedBytes(scripts));
    assertWithin("scriptFiles", path, modules.length);
    const inlined = brotliCompressSync(styles?.text ?? "").length;
    const linked = compressedBytes(manifest.stylesheets);
    assertWithin("styles", path, inlined + linked);
    const fonts = await Promise.all(manifest.fonts.map(sentBytes));
    assertWithin("fonts", path, sum(fonts));
    // The critical styles come before the heading.
    const bytes = await bytesUntil(site.origin + path, "</h1>");
    assertWithin("firstFlight", path, bytes);
  });
}

Deno.test("the script of every visit stays within its limit", () => {
  const { earlyScript } = manifest;
  assertWithin(
    "beforeInteraction",
    earlyScript,
    compressedBytes([earlyScript]),
  );
});

Deno.test("scripts that load later stay within their limit", () => {
  const { earlyScript, entry, pages, assets } = manifest;
  const first = new Set([
    earlyScript,
    entry,
    ...Object.values(pages).flatMap(({ modules }) => modules),
  ]);
  const later = assets.filter((it) => it.endsWith(".js") && !first.has(it));
  assertWithin("lateScripts", later.join(), compressedBytes(later));
});

Deno.test("the shell of a streamed page fits in TCP's initial congestion window", async (t) => {
  const { answer, release } = held(await fixtureContent());
  slow.content.answer = answer;
  try {
    for (const { path } of contentPages) {
      await t.step(path, async () => {
        const bytes = await bytesUntil(slow.origin + path, "</footer>");
        assertWithin("firstFlight", path, bytes);
      });
    }
  } finally {
    // The service cannot stop while a response is pending.
    release();
  }
});

/** Bytes that the site sends for an address, with Brotli where it helps. */
async function sentBytes(path: string): Promise<number> {
  const { headers, body } = await fetch(site.origin + path, {
    headers: { "Accept-Encoding": "br" },
  });
  await body?.cancel();
  return Number(headers.get("content-length"));
}

/** Bytes of files of the build, compressed with Brotli. */
function compressedBytes(paths: readonly string[]): number {
  const fileOf = (path: string) => new URL(`.${path}.br`, distFolder);
  return sum(paths.map((path) => Deno.statSync(fileOf(path)).size));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** How many compressed bytes contain the HTML up to a tag. */
async function bytesUntil(url: string, tag: string): Promise<number> {
  const headers = { "Accept-Encoding": "gzip, deflate, br, zstd" };
  const asked = request(url, { headers }).end();
  const [answer] = await once(asked, "response") as [IncomingMessage];
  assert.equal(answer.headers["content-encoding"], "br");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let sent = new Uint8Array();
  for await (const chunk of answer) {
    chunks.push(chunk);
    sent = await new Blob(chunks).bytes();
    if (decoded(sent).includes(tag)) break;
  }
  let [low, high] = [0, sent.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (decoded(sent.subarray(0, middle)).includes(tag)) high = middle;
    else low = middle;
  }
  return high;
}

/** Decodes the start of a compressed response. */
function decoded(bytes: Uint8Array): string {
  return brotliDecompressSync(bytes, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();
}
