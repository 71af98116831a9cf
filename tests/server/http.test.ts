import assert from "node:assert/strict";
import { articlePath, jobPath, paths, projectPath } from "../../src/paths.ts";
import { testApp } from "../support/app.ts";
import { addresses, samples, unknownAddress } from "../support/addresses.ts";
import {
  type FakeAnswer,
  goodContent,
  late,
  startFakeContent,
} from "../support/fake-content.ts";

const app = await testApp();

/** The site over a content service that answers as told. */
async function over(
  answer: FakeAnswer,
  environment: Record<string, string> = {},
) {
  const content = startFakeContent(answer);
  const site = await testApp({
    environment: { CONTENT_API_URL: content.origin, ...environment },
  });
  return {
    content,
    request: (path: string, init?: RequestInit) => site.request(path, init),
    [Symbol.asyncDispose]: () => content[Symbol.asyncDispose](),
  };
}

Deno.test("every address of the route table answers with a page", async () => {
  for (const path of addresses) {
    const response = await app.request(path);
    const text = await response.text();
    assert.equal(response.status, 200, path);
    assert.match(response.headers.get("content-type") ?? "", /^text\/html/);
    assert.match(text, /<h1/, path);
  }
});

Deno.test("addresses without a page answer 404 with the site's own page", async () => {
  for (
    const path of [
      unknownAddress,
      "/services/none",
      projectPath("no-such-project"),
      articlePath("no-such-article"),
      jobPath("no-such-job"),
      "/blog/one/two",
      "/assets/none.js",
    ]
  ) {
    const response = await app.request(path);
    const text = await response.text();
    assert.equal(response.status, 404, path);
    if (!path.startsWith("/assets")) {
      assert.match(text, /Back to Home/, path);
      assert.match(text, /<meta name="robots" content="noindex"/, path);
    }
  }
});

Deno.test("pages answer GET and HEAD, anything else is 405 with Allow", async () => {
  for (const path of [paths.home, paths.blog, "/robots.txt", "/api/jobs"]) {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const response = await app.request(path, { method });
      assert.equal(response.status, 405, `${method} ${path}`);
      assert.equal(response.headers.get("allow"), "GET, HEAD");
    }
  }
  const head = await app.request(paths.about, { method: "HEAD" });
  assert.equal(head.status, 200);
  assert.equal(await head.text(), "");
  assert.match(head.headers.get("content-type") ?? "", /^text\/html/);
});

Deno.test("a trailing slash is redirected for good, and never to another host", async () => {
  for (
    const [from, to] of [
      ["/blog/", "/blog"],
      ["/blog/?q=a%20b&tag=AI", "/blog?q=a%20b&tag=AI"],
      ["/careers///", "/careers"],
    ] as const
  ) {
    const response = await app.request(`https://site.example${from}`);
    assert.equal(response.status, 308, from);
    assert.equal(response.headers.get("location"), to, from);
  }
  for (
    const [from, to] of [
      ["///evil/", "/evil"],
      ["/\\evil//x//", "/evil/x"],
      // They end like files, which have one address and no other.
      ["//evil.example/", null],
      ["/\\evil.example/", null],
    ] as const
  ) {
    const response = await app.request(`https://site.example${from}`);
    await response.body?.cancel();
    assert.equal(response.status, to ? 308 : 404, from);
    assert.equal(response.headers.get("location"), to, from);
  }
});

Deno.test("both contact paths show the contact page, one of them canonical", async () => {
  for (const path of [paths.contact, paths.contactAlias]) {
    const text = await (await app.request(path)).text();
    assert.match(text, /Let(&#x27;|')s Build Something Together<\/h1>/);
    assert.match(
      text,
      /<link rel="canonical" href="https:\/\/site\.example\/contact-us"/,
    );
  }
});

for (
  const [name, path] of [
    ["article", articlePath("gone")],
    ["job", jobPath("gone")],
  ] as const
) {
  Deno.test(`an unknown ${name} is 404 when that is known quickly`, async () => {
    for (
      const answer of [
        goodContent([]),
        () => Response.json({}),
        () => Response.json({ article: null }),
        () => Response.json({ article: { title: "No id" }, title: "No id" }),
      ]
    ) {
      await using site = await over(answer);
      const response = await site.request(path);
      assert.equal(response.status, 404);
      assert.match(await response.text(), /That page has been taken down\./);
    }
  });

  Deno.test(`an unknown ${name} that is known late is 200 with the 404 page in place`, async () => {
    await using site = await over(late(300, goodContent([])));
    const response = await site.request(path);
    assert.equal(response.status, 200);
    assert.match(await response.text(), /That page has been taken down\./);
  });

  Deno.test(`a crawler gets status 404 for an unknown ${name}, however late`, async () => {
    await using site = await over(late(300, goodContent([])));
    const response = await site.request(path, {
      headers: { "User-Agent": "Googlebot/2.1" },
    });
    assert.equal(response.status, 404);
    assert.doesNotMatch(await response.text(), /Loading /);
  });
}

Deno.test("a crawler gets the whole document, and 503 when content failed", async () => {
  const headers = {
    "User-Agent":
      "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  };
  await using good = await over(late(200, () => Response.json({ jobs: [] })));
  const response = await good.request(paths.careers, { headers });
  assert.equal(response.status, 200);
  const text = await response.text();
  assert.doesNotMatch(text, /Loading job listings/);
  assert.match(text, /No open positions at the moment/);

  await using bad = await over(() => new Response(null, { status: 500 }));
  const failed = await bad.request(paths.careers, { headers });
  await failed.body?.cancel();
  assert.equal(failed.status, 503);
  assert.equal(failed.headers.get("retry-after"), "60");
});

Deno.test("healthz is well whatever the content service does, readyz says why not", async () => {
  await using site = await over(() =>
    Response.json({ errorMessage: "Out of ink" })
  );
  const health = await site.request("/healthz");
  assert.equal(health.status, 200);
  assert.equal((await health.json()).status, "ok");
  const ready = await site.request("/readyz");
  assert.equal(ready.status, 503);
  assert.match(JSON.stringify(await ready.json()), /Out of ink/);
  const good = await app.request("/readyz");
  assert.equal(good.status, 200);
  await good.body?.cancel();
});

Deno.test("a complete page may be kept for a while, one with a failure never", async () => {
  await (await app.request(paths.blog)).text();
  const kept = await app.request(paths.blog);
  assert.match(kept.headers.get("cache-control") ?? "", /s-maxage=\d+/);
  assert.doesNotMatch(await kept.text(), /nonce=/);
  await using bad = await over(() => new Response(null, { status: 500 }));
  for (let visit = 0; visit < 2; visit++) {
    const response = await bad.request(paths.blog);
    assert.match(await response.text(), /Error loading blogs: /);
    assert.equal(response.headers.get("cache-control"), "no-store");
  }
});

Deno.test("fresh answers are not asked for again; without a cache each one is", async () => {
  for (
    const [environment, asked] of [
      [{}, 1],
      [{ CONTENT_FRESH_SECONDS: "0", CONTENT_STALE_SECONDS: "0" }, 3],
    ] as const
  ) {
    await using site = await over(goodContent([]), environment);
    for (let visit = 0; visit < 3; visit++) {
      await (await site.request(paths.careers)).text();
    }
    assert.equal(site.content.requests.length, asked);
  }
});

Deno.test("a stale answer is shown at once and refreshed behind it", async () => {
  await using site = await over(goodContent([]), {
    CONTENT_FRESH_SECONDS: "0",
    CONTENT_STALE_SECONDS: "600",
  });
  await (await site.request(paths.careers)).text();
  site.content.answer = late(
    50,
    () => Response.json({ jobs: [{ _id: "new", title: "Fresh job" }] }),
  );
  const stale = await (await site.request(paths.careers)).text();
  assert.match(stale, /No open positions/);
  for (let visit = 0; visit < 100; visit++) {
    const text = await (await site.request(paths.careers)).text();
    if (text.includes("Fresh job")) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.fail("the answer was never refreshed");
});

Deno.test("concurrent visitors share one request", async () => {
  await using site = await over(late(100, goodContent([])));
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      await (await site.request(articlePath(samples.article.id))).text();
    }),
  );
  const paths = site.content.requests.map(({ url }) => new URL(url).pathname);
  assert.deepEqual(paths, [...new Set(paths)]);
  assert.ok(paths.includes(`/api/article/${samples.article.id}`));
});
