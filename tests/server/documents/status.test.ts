// own isolate: other tests' timers would count as leaks
/** The status of pages whose content is missing, late or broken. */
import assert from "node:assert/strict";
import { within } from "../../../src/lib/promises/within.ts";
import { articlePath, paths, projectPath } from "../../../src/paths.ts";
import {
  listPages,
  recordPages,
  unknownAddress,
} from "../../support/addresses.ts";
import { oneOfEach } from "../../support/sections.ts";
import { testApp } from "../../support/app.ts";
import { states } from "../../support/content-pages.ts";
import { inTime } from "../../support/promises.ts";
import { mainOf } from "../../support/main-part.ts";
import {
  failing,
  type FakeAnswer,
  held,
  withRecords,
} from "../../support/content/answers.ts";

/** The main part of the 404 page. */
const notFound = /<section class="not-found/;
const robots = /<meta name="robots" content="noindex"/g;

const crawler = { "User-Agent": "Googlebot/2.1" };

/** The response to a request whose content comes after the longest wait. */
async function lateReply(
  path: string,
  content: FakeAnswer,
  headers: Record<string, string> = {},
): Promise<Response> {
  const asked = Promise.withResolvers<void>();
  const gate = held(content);
  const app = await testApp({
    content(request) {
      asked.resolve();
      return gate.answer(request);
    },
    maxWaitMs: 0,
  });
  const reply = app.request(path, { headers });
  await inTime(asked.promise);
  // A crawler waits; whoever answers it at once does so before this is over.
  if (headers["User-Agent"]) await within(reply, 20);
  else await reply;
  gate.release();
  return await reply;
}

const dottedId = `imported.v1.2-${"a".repeat(100)}`;

for (const path of recordPages(dottedId)) {
  Deno.test(`${path.slice(0, 24)}... is the page of a record with dots in its id`, async () => {
    const app = await testApp({ content: withRecords(oneOfEach(dottedId)) });
    assert.equal((await app.request(path)).status, 200);
  });
}

for (const path of recordPages("gone")) {
  Deno.test(`the unknown record ${path} is 404 when the service answers quickly`, async () => {
    for (
      const answer of [
        withRecords({}),
        () => Response.json({}),
        () => Response.json({ article: null }),
        () => Response.json({ article: { title: "No id" }, title: "No id" }),
        () => Response.json({ errorMessage: "Withdrawn" }, { status: 410 }),
      ]
    ) {
      const site = await testApp({ content: answer });
      const response = await site.request(path);
      assert.equal(response.status, 404);
      assert.match(await response.text(), notFound);
    }
  });

  Deno.test(`the unknown record ${path} is 200 with the 404 page when the service answers late`, async () => {
    const response = await lateReply(path, withRecords({}));
    assert.equal(response.status, 200);
    const html = await response.text();
    assert.match(html, notFound);
    assert.equal(html.match(robots)?.length, 1);
  });

  Deno.test(`a crawler gets 404 for the unknown record ${path}, however late the answer`, async () => {
    const response = await lateReply(path, withRecords({}), crawler);
    assert.equal(response.status, 404);
    assert.doesNotMatch(await response.text(), /Loading /);
  });
}

Deno.test({
  name: "a crawler waits for a complete document, without leaking a timer",
  sanitizeOps: true,
  sanitizeResources: true,
  async fn() {
    const response = await lateReply(paths.blog, withRecords({}), {
      "User-Agent":
        "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    });
    assert.equal(response.status, 200);
    const text = await response.text();
    assert.ok(!text.includes(states.blog.loading));
    assert.ok(text.includes(states.blog.empty));
  },
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

Deno.test("a record that fails after the first byte has the error message and a noindex tag", async () => {
  for (const path of recordPages("one")) {
    const response = await lateReply(path, failing("Out of ink"));
    assert.equal(response.status, 200, path);
    const html = await response.text();
    assert.match(html, /Out of ink/);
    assert.equal(html.match(robots)?.length, 1, path);
  }
});

Deno.test("an address without a page is 404 with the site's layout and noindex, stored for half a minute", async () => {
  const app = await testApp();
  for (
    const path of [
      ...[unknownAddress, projectPath("none")],
      ...["/services/none", "/blog/one/two"],
    ]
  ) {
    const response = await app.request(path);
    const html = await response.text();
    assert.equal(response.status, 404, path);
    assert.match(html, /<nav/, path);
    assert.equal(html.match(robots)?.length, 1, path);
    const policy = response.headers.get("cache-control");
    assert.equal(policy, "public, max-age=0, s-maxage=30", path);
  }
});

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
