import assert from "node:assert/strict";
import { messages } from "../../src/content/answer.ts";
import { maxBodyBytes, readText } from "../../src/content/read-text.ts";
import { samples } from "../support/addresses.ts";
import { startFakeContent } from "../support/fake-content.ts";
import {
  jsonHead,
  type RawAnswer,
  startRawContent,
} from "../support/raw-content.ts";
import { assertAllSay, siteOver, wordsOf } from "../support/site-answers.ts";
import { articlePath, paths } from "../../src/paths.ts";
import { ownContent } from "../support/stage.ts";

/** Faults of the connection, and what pages say of each. */
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
    how: "something that is no HTTP",
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
  Deno.test(`D1 ${how} shows the specified text`, async () => {
    await using content = startRawContent(answer);
    await using site = await siteOver(content.origin);
    await assertAllSay(site, message);
  });
}

for (
  const [how, origin] of [
    ["a refused connection", "http://127.0.0.1:9"],
    ["a name that does not exist", "http://content.invalid"],
    ["a service that speaks no TLS", "https://"],
  ] as const
) {
  Deno.test(`D1 ${how} shows the specified text and no address`, async () => {
    await using content = startRawContent(({ end }) => end());
    const target = origin === "https://"
      ? content.origin.replace("http:", "https:")
      : origin;
    await using site = await siteOver(target);
    await assertAllSay(site, messages.unreachable);
    const body = await (await fetch(`${site.origin}${paths.blog}`)).text();
    assert.ok(!body.includes(new URL(target).host));
  });
}

Deno.test("D1 what is kept is shown while the service is gone", async () => {
  const content = startFakeContent(await ownContent());
  await using site = await siteOver(content.origin, {
    CONTENT_STALE_SECONDS: "600",
  });
  const path = articlePath(samples.article.id);
  assert.ok((await wordsOf(site, path)).includes(samples.article.title));
  await content[Symbol.asyncDispose]();
  assert.ok((await wordsOf(site, path)).includes(samples.article.title));
});

Deno.test("D1 a service that comes back is seen without a restart", async () => {
  const content = startFakeContent(() => new Response(null, { status: 503 }));
  await using _ = content;
  await using site = await siteOver(content.origin);
  await assertAllSay(site, messages.unreadable);
  content.answer = await ownContent();
  const words = await wordsOf(site, paths.blog);
  assert.match(words, /RECENT POSTS/);
});

const endless: { how: string; answer: RawAnswer }[] = [
  { how: "no headers ever", answer() {} },
  {
    how: "one byte at a time for ever",
    async answer({ send, gone }) {
      await send(jsonHead("Content-Length: 100000"));
      while (!gone.aborted && await send(" ")) {
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
    },
  },
];

for (const { how, answer } of endless) {
  Deno.test(`D2 ${how} is cut off at the deadline`, async () => {
    await using content = startRawContent(answer);
    await using site = await siteOver(content.origin, {
      CONTENT_TIMEOUT_MS: "1000",
    });
    await assertAllSay(site, messages.late);
    // A failure that came late is not tried again, and its call is ended.
    assert.equal(content.connections, 4);
    while (content.closed < 4) await new Promise((done) => setTimeout(done, 5));
  });
}

const targets = [
  "http://169.254.169.254/latest/meta-data/",
  "elsewhere",
  "/api/article?status=published",
];

for (const target of targets) {
  Deno.test(`D4 a redirect to ${target} is a failure and is not followed`, async () => {
    await using elsewhere = startFakeContent(() => Response.json({}));
    await using content = startFakeContent(() =>
      new Response("moved", {
        status: 302,
        headers: { Location: target.replace("elsewhere", elsewhere.origin) },
      })
    );
    await using site = await siteOver(content.origin);
    await assertAllSay(site, messages.unreadable);
    const response = await fetch(`${site.origin}/api/jobs`, {
      headers: { Authorization: "Token secret" },
    });
    assert.equal(response.status, 502);
    await response.body?.cancel();
    assert.equal(elsewhere.requests.length, 0);
    assert.equal(content.requests.length, 5);
  });
}

Deno.test("D5 a body without end is cut off at the cap and not asked for again", async () => {
  const piece = new Uint8Array(1024 * 1024).fill(32);
  const sent: number[] = [];
  await using content = startRawContent(async ({ send, end }) => {
    const index = sent.push(0) - 1;
    await send(jsonHead("Transfer-Encoding: chunked"));
    const size = piece.length.toString(16) + "\r\n";
    for (let count = 0; count < 200; count++) {
      const isTaken = await send(size) && await send(piece) &&
        await send("\r\n");
      if (!isTaken) break;
      sent[index] = count;
    }
    end();
  });
  await using site = await siteOver(content.origin, {
    CONTENT_TIMEOUT_MS: "30000",
  });
  const words = await wordsOf(site, paths.careers);
  assert.ok(words.includes(`Error loading jobs: ${messages.unreadable}`));
  assert.equal(sent.length, 1);
  // What is on its way in the sockets' buffers counts as taken, too.
  const most = maxBodyBytes / piece.length + 16;
  assert.ok(sent[0]! < most, `${sent[0]} MiB were taken`);
});

Deno.test("D5 a compressed bomb is cut off by its expanded size", async () => {
  const zeros = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      const piece = new Uint8Array(1024 * 1024).fill(32);
      for (let count = 0; count < 200; count++) controller.enqueue(piece);
      controller.close();
    },
  });
  const bomb = await new Response(
    zeros.pipeThrough(new CompressionStream("gzip")),
  ).arrayBuffer();
  assert.ok(bomb.byteLength < 1024 * 1024);
  await using content = startFakeContent(() =>
    new Response(bomb, {
      headers: {
        "Content-Type": "application/json",
        "Content-Encoding": "gzip",
      },
    })
  );
  await using site = await siteOver(content.origin, {
    CONTENT_TIMEOUT_MS: "30000",
  });
  const words = await wordsOf(site, paths.careers);
  assert.ok(words.includes(`Error loading jobs: ${messages.unreadable}`));
  assert.equal(content.requests.length, 1);
});

Deno.test("D5 large bodies at one time are cut off by what they take together", async () => {
  const piece = new Uint8Array(1024 * 1024);
  /** A body of 24 MiB that ends only when it is told to. */
  function reading() {
    let left = 24;
    const [taken, end] = [
      Promise.withResolvers<string>(),
      Promise.withResolvers<void>(),
    ];
    const body = new ReadableStream({
      async pull(controller) {
        if (left-- > 0) return controller.enqueue(piece);
        taken.resolve("taken");
        await end.promise;
        controller.close();
      },
      cancel: () => taken.resolve("cancelled"),
    });
    const text = readText(new Response(body));
    return { taken: taken.promise, end: end.resolve, text };
  }
  const [first, second] = [reading(), reading()];
  assert.deepEqual(await Promise.all([first.taken, second.taken]), [
    "taken",
    "taken",
  ]);
  const third = reading();
  assert.equal(await third.taken, "cancelled");
  assert.equal(await third.text, undefined);
  for (const { end, text } of [first, second]) {
    end();
    assert.equal((await text)?.length, 24 * piece.length);
  }
  // What was read is let go of.
  const whole = new Response(new Uint8Array(maxBodyBytes));
  assert.equal((await readText(whole))?.length, maxBodyBytes);
});

Deno.test("D5 a body that says it is too long is not read", async () => {
  await using content = startRawContent(async ({ send }) => {
    await send(jsonHead(`Content-Length: ${2 ** 31}`) + "{");
  });
  await using site = await siteOver(content.origin);
  await assertAllSay(site, messages.unreadable);
});
