import assert from "node:assert/strict";
import { messages } from "../../../src/content/calls/content-result.ts";
import {
  maxBodyBytes,
  maxBytesInUse,
  readJsonText,
} from "../../../src/content/calls/call-once.ts";
import { assertAllSay, states } from "../../support/content-pages.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { jsonHead } from "../../support/content/raw-content.ts";
import { inTime } from "../../support/promises.ts";
import { startSite } from "../../support/site.ts";
import { paths } from "../../../src/paths.ts";
import { noCache } from "../../support/settings.ts";

Deno.test("cuts off an endless body at the limit without a retry", async () => {
  const piece = new Uint8Array(1024 * 1024).fill(32);
  const sent: number[] = [];
  await using content = fakeContent({
    raw: async ({ send, end }) => {
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
    },
  });
  await using site = await startSite({
    content,
    settings: { ...noCache, CONTENT_TIMEOUT_MS: "30000" },
  });
  const words = await site.words(paths.blog);
  assert.ok(words.includes(states.blog.failed + messages.unreadable));
  assert.equal(sent.length, 1);
  // Data in socket buffers counts as taken, too.
  const most = maxBodyBytes.list / piece.length + 16;
  assert.ok(sent[0]! < most, `${sent[0]} MiB were taken`);
});

Deno.test("cuts off a compressed bomb by its expanded size", async () => {
  const { promise: isCutOff, resolve } = Promise.withResolvers<void>();
  const piece = new Uint8Array(1024 * 1024).fill(32);
  await using content = fakeContent(() => {
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(piece),
      cancel: () => resolve(),
    });
    return new Response(endless.pipeThrough(new CompressionStream("gzip")), {
      headers: {
        "Content-Type": "application/json",
        "Content-Encoding": "gzip",
      },
    });
  });
  await using site = await startSite({
    content,
    settings: { ...noCache, CONTENT_TIMEOUT_MS: "30000" },
  });
  const words = await site.words(paths.blog);
  assert.ok(words.includes(states.blog.failed + messages.unreadable));
  assert.equal(content.requests.length, 1);
  await inTime(isCutOff);
});

Deno.test("the shared body limit stops visitors' requests but not pages", async () => {
  const piece = new Uint8Array(1024 * 1024);
  /** A body of 24 MiB that ends when `end` is called. */
  function reading(caller: "page" | "visitor") {
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
    const limits = {
      maxBytes: maxBodyBytes.list,
      maxBytesInUse: maxBytesInUse[caller],
    };
    const text = readJsonText(new Response(body), limits, (text) => text);
    return { taken: taken.promise, end: end.resolve, text };
  }
  const visitor = reading("visitor");
  assert.equal(await visitor.taken, "taken");
  const page = reading("page");
  assert.equal(await page.taken, "taken");
  const oneTooMany = reading("visitor");
  assert.equal(await oneTooMany.taken, "cancelled");
  assert.equal(await oneTooMany.text, undefined);
  for (const { end, text } of [visitor, page]) {
    end();
    assert.equal((await text)?.length, 24 * piece.length);
  }
  // Bytes that have been read no longer count.
  const whole = reading("visitor");
  whole.end();
  assert.equal((await whole.text)?.length, 24 * piece.length);
});

Deno.test("does not read a body whose Content-Length is too large", async () => {
  await using content = fakeContent({
    raw: async ({ send }) => {
      await send(jsonHead(`Content-Length: ${2 ** 31}`) + "{");
    },
  });
  await using site = await startSite({ content, settings: noCache });
  await assertAllSay(site, messages.unreadable);
});
