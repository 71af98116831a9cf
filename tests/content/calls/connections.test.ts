import assert from "node:assert/strict";
import { messages } from "../../../src/content/calls/content-result.ts";
import { samples } from "../../support/addresses.ts";
import { assertAllSay, contentPages } from "../../support/content-pages.ts";
import { fixtureContent } from "../../support/content/answers.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { jsonHead, type RawAnswer } from "../../support/content/raw-content.ts";
import { startSite } from "../../support/site.ts";
import { articlePath, paths } from "../../../src/paths.ts";
import { noCache } from "../../support/settings.ts";
import { waitUntil } from "../../support/promises.ts";

/** Connection faults, and the message that pages show. */
const broken: { how: string; answer: RawAnswer; message: string }[] = [
  {
    how: "a reset before the headers",
    answer: ({ end }) => end(),
    message: messages.unreachable,
  },
  {
    how: "a reset inside the headers",
    async answer({ send, end }) {
      await send("HTTP/1.1 200 OK\r\nContent-Ty");
      end();
    },
    message: messages.unreachable,
  },
  {
    how: "a reset inside the body",
    async answer({ send, end }) {
      await send(jsonHead("Content-Length: 500") + '{"articles":[');
      end();
    },
    message: messages.unreachable,
  },
  {
    how: "a response that is not HTTP",
    async answer({ send, end }) {
      await send("SSH-2.0-OpenSSH_9.9\r\n");
      end();
    },
    message: messages.unreachable,
  },
  {
    how: "an empty body",
    async answer({ send }) {
      await send(jsonHead("Content-Length: 0"));
    },
    message: messages.unreadable,
  },
  {
    how: "204",
    async answer({ send }) {
      await send("HTTP/1.1 204 No Content\r\n\r\n");
    },
    message: messages.unreadable,
  },
];

for (const { how, answer, message } of broken) {
  Deno.test(`${how} shows the error text`, async () => {
    await using content = fakeContent({ raw: answer });
    await using site = await startSite({ content, settings: noCache });
    await assertAllSay(site, message);
  });
}

for (
  const [how, origin] of [
    ["a refused connection", "http://127.0.0.1:9"],
    ["an unknown host name", "http://content.invalid"],
    ["a service without TLS", "https://"],
  ] as const
) {
  Deno.test(`${how} shows the error text without the address`, async () => {
    await using content = fakeContent({ raw: ({ end }) => end() });
    const target = origin === "https://"
      ? content.origin.replace("http:", "https:")
      : origin;
    await using site = await startSite({
      content: { origin: target },
      settings: noCache,
    });
    await assertAllSay(site, messages.unreachable);
    const body = await (await fetch(`${site.origin}${paths.blog}`)).text();
    assert.ok(!body.includes(new URL(target).host));
  });
}

Deno.test("shows cached content while the service is down", async () => {
  const content = fakeContent(await fixtureContent());
  await using site = await startSite({
    content,
    settings: { ...noCache, CONTENT_STALE_SECONDS: "600" },
  });
  const path = articlePath(samples.article.id);
  assert.ok((await site.words(path)).includes(samples.article.title));
  await content[Symbol.asyncDispose]();
  assert.ok((await site.words(path)).includes(samples.article.title));
});

Deno.test("shows content when the service recovers, without a restart", async () => {
  const content = fakeContent(() => new Response(null, { status: 503 }));
  await using _ = content;
  await using site = await startSite({ content, settings: noCache });
  await assertAllSay(site, messages.unreadable);
  content.answer = await fixtureContent();
  const words = await site.words(paths.blog);
  assert.ok(words.includes(samples.article.title), words);
});

const endless: { how: string; answer: RawAnswer }[] = [
  { how: "no headers", answer() {} },
  {
    how: "one byte at a time",
    async answer({ send, gone }) {
      await send(jsonHead("Content-Length: 100000"));
      while (!gone.aborted && await send(" ")) {
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
    },
  },
];

for (const { how, answer } of endless) {
  Deno.test(`aborts a call with ${how} at the deadline`, async () => {
    await using content = fakeContent({ raw: answer });
    await using site = await startSite({
      content,
      settings: { ...noCache, CONTENT_TIMEOUT_MS: "1000" },
    });
    await assertAllSay(site, messages.timedOut);
    // A late failure is not retried, and its connection is closed.
    assert.equal(content.connections, contentPages.length);
    await waitUntil(() => content.closed === contentPages.length);
  });
}

const targets = [
  "http://169.254.169.254/latest/meta-data/",
  "elsewhere",
  "/api/article?status=published",
];

for (const target of targets) {
  Deno.test(`a redirect to ${target} is a failure and is not followed`, async () => {
    await using elsewhere = fakeContent(() => Response.json({}));
    await using content = fakeContent(() =>
      new Response("moved", {
        status: 302,
        headers: { Location: target.replace("elsewhere", elsewhere.origin) },
      })
    );
    await using site = await startSite({ content, settings: noCache });
    await assertAllSay(site, messages.unreadable);
    const response = await fetch(`${site.origin}/api/articles`, {
      headers: { Authorization: "Token secret" },
    });
    assert.equal(response.status, 502);
    await response.body?.cancel();
    assert.equal(elsewhere.requests.length, 0);
    assert.equal(content.requests.length, contentPages.length + 1);
  });
}
