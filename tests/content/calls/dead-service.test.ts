/** A content service that is down for longer than every limit. */
import assert from "node:assert/strict";
import { messages } from "../../../src/content/calls/content-result.ts";
import { listPages, recordPages } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";
import { contentPages } from "../../support/content-pages.ts";
import { silent, withRecords } from "../../support/content/answers.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { waitUntil } from "../../support/promises.ts";
import { oneOfEach } from "../../support/sections.ts";

const good = withRecords(oneOfEach("warm", "cold"));
const warm = [...listPages, ...recordPages("warm")];

const deaths = [
  { how: "gone", message: messages.unreachable, timeoutMs: "30000" },
  { how: "silent", message: messages.timedOut, timeoutMs: "300" },
];

for (const { how, message, timeoutMs } of deaths) {
  Deno.test(`while a service is ${how}, cached pages are served and others show the error`, async () => {
    let content = fakeContent(good);
    const app = await testApp({
      content,
      settings: {
        CONTENT_TIMEOUT_MS: timeoutMs,
        CONTENT_FRESH_SECONDS: "0",
        CONTENT_STALE_SECONDS: "600",
      },
    });
    for (const path of warm) {
      // On a busy machine the first answers may exceed the timeout.
      await waitUntil(async () => /Title of warm/.test(await app.words(path)));
    }
    if (how === "silent") content.answer = silent;
    else await content[Symbol.asyncDispose]();
    // Pages of the second round ask after calls have failed.
    for (let round = 0; round < 2; round++) {
      for (const path of warm) {
        assert.match(await app.words(path), /Title of warm/, path);
      }
      for (const { list, failed } of contentPages) {
        if (!list) continue;
        const words = await app.words(`${list}/cold`);
        assert.ok(words.includes(failed + message), words);
      }
    }
    const port = Number(new URL(content.origin).port);
    if (how === "silent") content.answer = good;
    else content = fakeContent(good, { port });
    const [path = ""] = recordPages("cold");
    await waitUntil(async () => /Title of cold/.test(await app.words(path)));
    await content[Symbol.asyncDispose]();
  });
}
