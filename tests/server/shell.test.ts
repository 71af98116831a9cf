import assert from "node:assert/strict";
import type { ContentFetchers } from "../../src/content/fetchers.ts";
import { paths } from "../../src/paths.ts";
import { testApp } from "../support/app.ts";
import { contentPages } from "../support/content-pages.ts";
import { startFakeContent } from "../support/fake-content.ts";
import { startSite } from "../support/site.ts";

const never = () => new Promise<never>(() => {});
const silent: Partial<ContentFetchers> = {
  articles: never,
  article: never,
  jobs: never,
  job: never,
};

/** Everything that comes before the stream rests. */
async function shellOf(response: Response): Promise<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream())
    .getReader();
  let shell = "";
  while (!shell.includes("</footer>")) {
    const { value, done } = await reader.read();
    if (done) break;
    shell += value;
  }
  await reader.cancel();
  return shell;
}

for (const { name, path, loading } of contentPages) {
  Deno.test(`the shell of ${name} leaves before any content is there`, async () => {
    const app = await testApp({ content: silent });
    const response = await app.request(path);
    assert.equal(response.status, 200);
    const shell = await shellOf(response);
    assert.match(shell, /<title>/);
    assert.match(shell, /<nav [^>]*aria-label="Main"/);
    assert.ok(shell.includes(loading), loading);
    assert.match(shell, /<\/footer>/);
    assert.match(response.headers.get("cache-control") ?? "", /no-store/);
  });
}

Deno.test("headings that need no content are in the shell", async () => {
  const app = await testApp({ content: silent });
  for (
    const [path, heading] of [
      [paths.blog, />Blog<\/h1>/],
      [paths.careers, /Join Us\. We are hiring!<\/h1>/],
    ] as const
  ) {
    assert.match(await shellOf(await app.request(path)), heading);
  }
});

for (const encoding of ["br", "gzip", "identity"]) {
  Deno.test(`the shell reaches a visitor who takes ${encoding} while the content is held back`, async () => {
    const gate = Promise.withResolvers<void>();
    await using content = startFakeContent(async () => {
      await gate.promise;
      return Response.json({ jobs: [] });
    });
    await using site = await startSite({ CONTENT_API_URL: content.origin });
    const { hostname, port } = new URL(site.origin);
    using connection = await Deno.connect({ hostname, port: Number(port) });
    await connection.write(new TextEncoder().encode([
      `GET ${paths.careers} HTTP/1.1`,
      `Host: ${hostname}`,
      `Accept-Encoding: ${encoding}`,
      "Connection: close",
      "\r\n",
    ].join("\r\n")));
    // Raw bytes as they come: nothing on the way waits for more.
    let bytes = 0;
    let head = "";
    const buffer = new Uint8Array(65_536);
    const enough = encoding === "identity" ? 10_000 : 2_500;
    while (bytes < enough) {
      const count = await connection.read(buffer);
      assert.ok(count, "the answer ended before the content came");
      if (bytes === 0) head = new TextDecoder().decode(buffer.slice(0, 2000));
      bytes += count;
    }
    assert.match(head, /^HTTP\/1\.1 200/);
    if (encoding !== "identity") {
      assert.match(head, new RegExp(`content-encoding: ${encoding}`, "i"));
    }
    assert.equal(content.requests.length, 1);
    gate.resolve();
    while (await connection.read(buffer)) {
      // The rest comes in the same answer.
    }
  });
}

Deno.test("where content was late, the shell leaves before content is asked for", async () => {
  let hold = new Promise<void>((resolve) => setTimeout(resolve, 100));
  let asked = 0;
  await using content = startFakeContent(async () => {
    asked++;
    await hold;
    return Response.json({ jobs: [] });
  });
  const app = await testApp({
    environment: {
      CONTENT_API_URL: content.origin,
      CONTENT_FRESH_SECONDS: "0",
      CONTENT_STALE_SECONDS: "0",
    },
  });
  const first = await (await app.request(paths.careers)).text();
  assert.equal(asked, 1);
  const gate = Promise.withResolvers<void>();
  hold = gate.promise;
  const response = await app.request(paths.careers);
  assert.equal(response.headers.get("cache-control"), "no-store");
  const reader = response.body!.pipeThrough(new TextDecoderStream())
    .getReader();
  let html = (await reader.read()).value ?? "";
  assert.match(html, /<\/footer>/);
  assert.equal(asked, 1);
  gate.resolve();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    html += part.value;
  }
  assert.equal(asked, 2);
  const withoutNonces = (text: string) => text.replace(/ nonce="[^"]*"/g, "");
  assert.equal(withoutNonces(html), withoutNonces(first));
});
