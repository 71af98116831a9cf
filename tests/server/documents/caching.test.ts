/** What may be cached, and by whom. */
import assert from "node:assert/strict";
import { feedPaths, paths } from "../../../src/paths.ts";
import { type TestApp, testApp } from "../../support/app.ts";
import {
  failing,
  type FakeAnswer,
  held,
  withRecords,
} from "../../support/content/answers.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { oneOfEach } from "../../support/sections.ts";
import { connect, get } from "../../support/raw-client.ts";
import { startSite } from "../../support/site.ts";
import {
  addressesWith,
  listPages,
  recordPages,
  unknownAddress,
} from "../../support/addresses.ts";

const records = withRecords(oneOfEach("one"));
const contentPages = [...listPages, ...recordPages("one")];

/** A site whose pages stream at once while the content service is slow. */
async function streamingSite() {
  const content: { answer: FakeAnswer } = { answer: records };
  const app = await testApp({
    content: (request) => content.answer(request),
    maxWaitMs: 0,
  });
  return { app, content };
}

const caching = ({ headers }: Response) => headers.get("cache-control") ?? "";

async function read({ request }: TestApp, path: string, init?: RequestInit) {
  const response = await request(path, init);
  return { response, body: await response.text() };
}

for (const path of contentPages) {
  Deno.test(`does not cache ${path} with an error, and renders it again`, async () => {
    const { app, content } = await streamingSite();
    for (const address of [path, `${path}?complete`]) {
      content.answer = failing("Broken");
      const { response, body } = await read(app, address);
      assert.equal(caching(response), "no-store", address);
      assert.match(body, /Broken/);
    }
    content.answer = records;
    const { body } = await read(app, path);
    assert.doesNotMatch(body, /Broken/);
    assert.match(body, /Title of one/);
  });
}

Deno.test("renders a page completely after a visitor disconnected halfway, and logs no error", async () => {
  await using content = fakeContent(records);
  await using site = await startSite({ content });
  for (const path of contentPages) {
    const gate = held(records);
    content.answer = gate.answer;
    {
      using connection = await connect(site.origin);
      await connection.write(new TextEncoder().encode(get(path)));
      await connection.read(new Uint8Array(100));
    }
    content.answer = records;
    gate.release();
    const body = await site.get(path);
    assert.match(body, /Title of one/, path);
    assert.match(body, /<\/html>\s*$/, path);
  }
  const alarms = site.lines.filter((line) => /"level":"error"/.test(line));
  assert.deepEqual(alarms, []);
});

Deno.test("a cached page has no nonce; each streamed page has its own", async () => {
  const { app, content } = await streamingSite();
  for (const path of [paths.about, paths.blog]) {
    await app.get(path);
    const { response, body } = await read(app, path);
    assert.match(caching(response), /s-maxage/);
    assert.doesNotMatch(body, /nonce/);
    const policy = response.headers.get("content-security-policy") ?? "";
    assert.doesNotMatch(policy, /nonce|unsafe/);
  }
  const nonces = new Set<string>();
  for (const id of ["two", "three"]) {
    const gate = held(records);
    content.answer = gate.answer;
    const response = await app.request(`${paths.blog}/${id}`);
    gate.release();
    const body = await response.text();
    const policy = response.headers.get("content-security-policy") ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    assert.equal(caching(response), "no-store");
    assert.equal(Uint8Array.fromBase64(nonce).byteLength, 16);
    const used = [...body.matchAll(/<script[^>]* nonce="([^"]*)"/g)];
    assert.ok(used.length > 0);
    assert.ok(used.every(([, it]) => it === nonce), "header equals body");
    nonces.add(nonce);
  }
  assert.equal(nonces.size, 2);
});

Deno.test("shared caches store no response to a request with a token, but those to one with a cookie", async () => {
  const { app } = await streamingSite();
  for (
    const path of [
      ...[paths.home, ...listPages, feedPaths.sitemap, feedPaths.atom],
      ...[unknownAddress, ...recordPages("none"), "/a%5Cb", "/icons//a.png"],
    ]
  ) {
    await app.get(path);
    const policyFor = async (headers: Record<string, string>) =>
      caching((await read(app, path, { headers })).response);
    const personal = await policyFor({ Authorization: "a=b" });
    assert.match(personal, /no-store/, path);
    assert.doesNotMatch(personal, /public|s-maxage/, path);
    assert.equal(
      await policyFor({ Cookie: "_ga=1" }),
      await policyFor({}),
      path,
    );
  }
});

Deno.test("a shared response contains nothing from the request that created it", async () => {
  const { app } = await streamingSite();
  const shown = addressesWith("one");
  for (
    const path of [...shown, unknownAddress, feedPaths.sitemap, feedPaths.json]
  ) {
    const { response: first } = await read(app, path);
    const address = `${path}?visitor=qzada`;
    const { response, body } = await read(app, address, {
      headers: { "User-Agent": "qzada/1", "X-Ada": "qzada" },
    });
    assert.match(caching(response), /s-maxage/, path);
    assert.equal(response.headers.get("set-cookie"), null);
    const vary = response.headers.get("vary") ?? "Accept-Encoding";
    assert.equal(vary.toLowerCase(), "accept-encoding", path);
    assert.doesNotMatch(body, /qzada/i, path);
    const timing = first.headers.get("server-timing") ?? "";
    const id = /id;desc="([^"]+)"/.exec(timing)?.[1];
    assert.ok(id && !body.includes(id), "no request id in the body");
  }
});
