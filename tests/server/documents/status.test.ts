/** The status of pages whose content is missing, late or broken. */
import assert from "node:assert/strict";
import { articlePath, paths, projectPath } from "../../../src/paths.ts";
import {
  listPages,
  recordPages,
  unknownAddress,
} from "../../support/addresses.ts";
import { oneOfEach } from "../../support/sections.ts";
import { testApp } from "../../support/app.ts";
import { states } from "../../support/content-pages.ts";
import { mainOf } from "../../support/main-part.ts";
import {
  failing,
  held,
  late,
  withRecords,
} from "../../support/content/answers.ts";

/** The main part of the 404 page. */
const notFound = /<section class="not-found/;
const robots = /<meta name="robots" content="noindex"/g;

for (
  const path of recordPages("gone")
) {
  Deno.test(`the unknown record ${path} is 404 when the service answers quickly`, async () => {
    for (
      const answer of [
        withRecords({}),
        () => Response.json({}),
        () => Response.json({ article: null }),
        () => Response.json({ article: { title: "No id" }, title: "No id" }),
      ]
    ) {
      const site = await testApp({ content: answer });
      const response = await site.request(path);
      assert.equal(response.status, 404);
      assert.match(await response.text(), notFound);
    }
  });

  Deno.test(`the unknown record ${path} is 200 with the 404 page when the service answers late`, async () => {
    const gate = held(withRecords({}));
    const site = await testApp({ content: gate.answer, maxWaitMs: 0 });
    const response = await site.request(path);
    gate.release();
    assert.equal(response.status, 200);
    assert.match(await response.text(), notFound);
  });

  Deno.test(`a crawler gets 404 for the unknown record ${path}, however late the answer`, async () => {
    const site = await testApp({ content: late(300, withRecords({})) });
    const response = await site.request(path, {
      headers: { "User-Agent": "Googlebot/2.1" },
    });
    assert.equal(response.status, 404);
    assert.doesNotMatch(await response.text(), /Loading /);
  });
}

Deno.test("a crawler gets a complete document, or 503 when content failed", async () => {
  const headers = {
    "User-Agent":
      "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  };
  const good = await testApp({
    content: late(200, () => Response.json({ articles: [] })),
  });
  const response = await good.request(paths.blog, { headers });
  assert.equal(response.status, 200);
  const text = await response.text();
  assert.ok(!text.includes(states.blog.loading));
  assert.ok(text.includes(states.blog.empty));

  const bad = await testApp({
    content: () => new Response(null, { status: 500 }),
  });
  const failed = await bad.request(paths.blog, { headers });
  await failed.body?.cancel();
  assert.equal(failed.status, 503);
  assert.equal(failed.headers.get("retry-after"), "60");
});

Deno.test("without content, lists are 200 and records 503, each with the error message", async () => {
  const bad = await testApp({ content: failing("Out of ink") });
  for (
    const [path, status] of [
      ...listPages.map((path) => [path, 200] as const),
      ...recordPages("one").map((path) => [path, 503] as const),
    ]
  ) {
    const response = await bad.request(path);
    assert.equal(response.status, status, path);
    const text = await response.text();
    assert.match(text, /Out of ink/);
    if (status === 200) continue;
    assert.equal(response.headers.get("retry-after"), "60", path);
    assert.equal(text.match(robots)?.length, 1, path);
    assert.equal(response.headers.get("cache-control"), "no-store", path);
  }
});

Deno.test("a record whose call is retried streams with 200, and has a noindex tag when the retry fails", async () => {
  let answer = withRecords(oneOfEach("one"));
  const app = await testApp({
    content: (request) => answer(request),
    maxWaitMs: 50,
  });
  // Importing a page for the first time may take as long as a retry.
  for (const path of recordPages("one")) await app.get(path);
  answer = () => Response.json({ error: "Out of ink" }, { status: 503 });
  for (const path of recordPages("two")) {
    const response = await app.request(path);
    assert.equal(response.status, 200, path);
    const text = await response.text();
    assert.match(text, /Out of ink/);
    assert.equal(text.match(robots)?.length, 1, path);
  }
});

for (
  const [what, answer] of [
    ["fails", failing("Out of ink")],
    ["is unknown", withRecords({})],
  ] as const
) {
  Deno.test(`a page whose content ${what} after the first byte has a noindex tag`, async () => {
    for (const path of recordPages("one")) {
      const gate = held(answer);
      const app = await testApp({ content: gate.answer, maxWaitMs: 0 });
      const response = await app.request(path);
      gate.release();
      assert.equal(response.status, 200, path);
      assert.equal((await response.text()).match(robots)?.length, 1, path);
    }
  });
}

Deno.test("the 404 page links to the section of the missing page", async () => {
  const app = await testApp({ content: withRecords({}) });
  for (
    const [path, tag, target] of [
      [articlePath("gone"), "a", paths.blog],
      [articlePath("gone"), "form", paths.blog],
      [projectPath("gone"), "a", paths.portfolio],
      [unknownAddress, "form", paths.blog],
    ] as const
  ) {
    const targets = (await mainOf(path, app)).all(tag)
      .map(({ attribs: { href, action } }) => href ?? action);
    assert.ok(targets.includes(target), `${path}: ${targets}`);
  }
});

Deno.test({
  name: "waiting for a crawler's content leaks no timer",
  sanitizeOps: true,
  sanitizeResources: true,
  async fn() {
    const site = await testApp({ content: late(10, withRecords(oneOfEach())) });
    const headers = { "User-Agent": "Googlebot/2.1" };
    await (await site.request(paths.blog, { headers })).text();
  },
});

for (const status of [403, 410]) {
  Deno.test(`a record withdrawn with ${status} is no longer shown`, async () => {
    let isWithdrawn = false;
    const records = withRecords(oneOfEach("one"));
    const site = await testApp({
      content: (asked) =>
        isWithdrawn
          ? Response.json({ errorMessage: "Withdrawn" }, { status })
          : records(asked),
      settings: { CONTENT_FRESH_SECONDS: "0", CONTENT_STALE_SECONDS: "600" },
    });
    for (const path of recordPages("one")) {
      isWithdrawn = false;
      assert.match(await site.get(path), /Title of one/);
      isWithdrawn = true;
      const response = await site.request(path);
      assert.doesNotMatch(await response.text(), /Title of one/);
      if (status === 410) assert.equal(response.status, 404);
    }
  });
}

for (const [name, value] of [["Cookie", "a=1"], ["Authorization", "Token a"]]) {
  Deno.test(`a 404 page requested with the header ${name} is not stored`, async () => {
    const site = await testApp();
    for (
      const path of ["/nowhere", "/blog/nobody", "/a%5Cb", "/icons//a.png"]
    ) {
      const headers = { [name ?? ""]: value ?? "" };
      const response = await site.request(path, { headers });
      await response.text();
      assert.equal(response.status, 404, path);
      const policy = response.headers.get("cache-control") ?? "";
      assert.match(policy, /no-store/, path);
    }
  });
}
