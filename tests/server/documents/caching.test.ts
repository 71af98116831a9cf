/** What may be cached, and by whom. */
import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { held, late, withRecords } from "../../support/content/answers.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { oneOfEach } from "../../support/sections.ts";
import { connect, get } from "../../support/raw-client.ts";
import { startSite } from "../../support/site.ts";
import {
  addressesWith,
  listPages,
  recordPages,
} from "../../support/addresses.ts";

const records = withRecords(oneOfEach("one"));

async function withSite(
  test: (
    origin: string,
    content: ReturnType<typeof fakeContent>,
  ) => Promise<void>,
  environment: Record<string, string> = {},
): Promise<void> {
  await using content = fakeContent(records);
  await using site = await startSite({ content, settings: environment });
  await test(site.origin, content);
}

const caching = ({ headers }: Response) => headers.get("cache-control") ?? "";

async function read(url: string, init?: RequestInit) {
  const response = await fetch(url, { redirect: "manual", ...init });
  return { response, body: await response.text() };
}

// One site per test: pages share answers, and would share failures.
for (const path of [...listPages, ...recordPages("one")]) {
  Deno.test(`does not cache ${path} with an error, and renders it again`, () =>
    withSite(async (origin, content) => {
      const broken = () => Response.json({ error: "Broken" }, { status: 500 });
      // As a complete document, and streamed.
      for (const answer of [broken, late(300, broken)]) {
        content.answer = answer;
        const { response, body } = await read(origin + path);
        assert.equal(caching(response), "no-store");
        assert.match(body, /Broken/);
      }
      content.answer = records;
      const { body } = await read(origin + path);
      assert.doesNotMatch(body, /Broken/);
      assert.match(body, /Title of one/, "the record is shown");
    }));

  Deno.test(`renders ${path} completely after a visitor disconnected halfway`, () =>
    withSite(async (origin, content) => {
      const gate = held(records);
      content.answer = gate.answer;
      {
        using connection = await connect(origin);
        await connection.write(new TextEncoder().encode(get(path)));
        await connection.read(new Uint8Array(100));
      }
      content.answer = records;
      gate.release();
      const { body } = await read(origin + path);
      assert.match(body, /Title of one/, "the record is shown");
      assert.match(body, /<\/html>\s*$/);
    }));
}

Deno.test("a cached page has no nonce; each streamed page has its own", () =>
  withSite(async (origin, content) => {
    for (const path of [paths.about, paths.blog]) {
      await read(origin + path);
      const { response, body } = await read(origin + path);
      assert.match(caching(response), /s-maxage/);
      assert.doesNotMatch(body, /nonce/);
      const policy = response.headers.get("content-security-policy") ?? "";
      assert.doesNotMatch(policy, /nonce|unsafe/);
    }
    const nonces = new Set<string>();
    for (const id of ["two", "three"]) {
      const gate = held(records);
      content.answer = gate.answer;
      const response = await fetch(`${origin}/blog/${id}`);
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
  }));

Deno.test("caches no response to a request with a cookie or a token", () =>
  withSite(async (origin, content) => {
    const pages = ["/", ...listPages, "/nowhere", "/sitemap.xml"];
    for (const path of [...pages, "/feed.xml", "/api/articles"]) {
      await read(origin + path);
      for (const name of ["Cookie", "Authorization"]) {
        const { response } = await read(origin + path, {
          headers: { [name]: "a=b" },
        });
        assert.match(caching(response), /no-store/, `${path} ${name}`);
        assert.doesNotMatch(caching(response), /public|s-maxage/, path);
      }
    }
    content.requests.length = 0;
    const answer = await read(`${origin}/api/article/one`, {
      headers: { Authorization: "Token secret" },
    });
    assert.equal(caching(answer.response), "private, no-store");
    await read(`${origin}/api/article/one`, {
      headers: { Authorization: "Token secret" },
    });
    await read(`${origin}/api/article/one`);
    const tokens = content.requests.map((it) =>
      it.headers.get("authorization")
    );
    assert.deepEqual(tokens, ["Token secret", "Token secret", null]);
  }));

Deno.test("a shared response contains nothing from the request that created it", () =>
  withSite(async (origin) => {
    const shown = addressesWith("one");
    for (const path of [...shown, "/nowhere", "/sitemap.xml", "/feed.json"]) {
      await read(origin + path);
      const { response, body } = await read(`${origin}${path}?visitor=qzada`, {
        headers: { "User-Agent": "qzada/1", "X-Ada": "qzada" },
      });
      assert.match(caching(response), /s-maxage/, path);
      assert.equal(response.headers.get("set-cookie"), null);
      const vary = response.headers.get("vary") ?? "Accept-Encoding";
      assert.equal(vary.toLowerCase(), "accept-encoding", path);
      assert.doesNotMatch(body, /qzada/i, path);
      const timing = response.headers.get("server-timing") ?? "";
      const id = /id;desc="([^"]+)"/.exec(timing)?.[1] ?? "?";
      assert.ok(!body.includes(id), "no request id in the body");
    }
  }));

Deno.test("a 404 page is cached for at most a minute, failures not at all", () =>
  withSite(async (origin, content) => {
    const missing = await read(`${origin}/nowhere`);
    const seconds = /s-maxage=(\d+)/.exec(caching(missing.response))?.[1];
    assert.ok(Number(seconds) > 0 && Number(seconds) <= 60);
    content.answer = () => new Response("", { status: 503 });
    const bot = { "User-Agent": "Googlebot/2.1" };
    const failures = ["/blog", "/feed.xml"];
    for (const path of failures) {
      const { response } = await read(origin + path, { headers: bot });
      assert.equal(response.status, 503, path);
      assert.equal(caching(response), "no-store");
      assert.ok(Number(response.headers.get("retry-after")) > 0, path);
    }
  }));

Deno.test("unknown query parameters cause no further render or content call", () =>
  withSite(async (origin, content) => {
    await read(`${origin}/blog`);
    const { body } = await read(`${origin}/blog`);
    content.requests.length = 0;
    const before = (await read(`${origin}/healthz`)).body;
    for (let count = 0; count < 1000; count += 50) {
      await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          const page = await read(`${origin}/blog?utm_x=${count + index}`);
          assert.equal(page.response.status, 200);
          assert.equal(page.body, body);
        }),
      );
    }
    assert.equal(content.requests.length, 0);
    assert.equal(
      (await read(`${origin}/healthz`)).body,
      before,
      "no more kept",
    );
    const { response } = await read(`${origin}/blog`);
    const novary = response.headers.get("no-vary-search") ?? "";
    assert.match(novary, /^params, except=\(.*"q".*\)$/);
  }));

Deno.test("without PURGE_SECRET no address accepts a purge", () =>
  withSite(async (origin) => {
    for (const path of ["/purge", "/invalidate", "/api/purge", "/"]) {
      for (const method of ["POST", "PURGE", "DELETE"]) {
        const { response } = await read(origin + path, {
          method,
          body: JSON.stringify({ tags: ["*"] }),
        });
        const status = method === "POST" && path === "/purge" ? 404 : 405;
        assert.equal(response.status, status, `${method} ${path}`);
      }
    }
  }));
