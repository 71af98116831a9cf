/** A content service that is down for longer than every limit. */
import assert from "node:assert/strict";
import { messages } from "../../../src/content/calls/content-result.ts";
import { articlePath, paths } from "../../../src/paths.ts";
import { listPages, recordPages } from "../../support/addresses.ts";
import { contentPages } from "../../support/content-pages.ts";
import { silent, withRecords } from "../../support/content/answers.ts";
import {
  type FakeContent,
  fakeContent,
} from "../../support/content/fake-content.ts";
import { oneOfEach } from "../../support/sections.ts";
import { wordsIn } from "../../support/html.ts";
import { startSite } from "../../support/site.ts";
import { waitUntil } from "../../support/promises.ts";

const good = withRecords(oneOfEach("warm", "cold"));
const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Death {
  how: string;
  /** The content timeout. High where calls fail at once, for a busy machine. */
  timeoutMs: number;
  message: string;
  /** Takes the service down. */
  kill(content: FakeContent): Promise<void>;
  /** Brings it back at the same address. */
  revive(content: FakeContent): FakeContent;
}

const deaths: Death[] = [
  {
    how: "gone",
    timeoutMs: 30_000,
    message: messages.unreachable,
    async kill(content) {
      await content[Symbol.asyncDispose]();
    },
    revive: ({ origin }) =>
      fakeContent(good, { port: Number(new URL(origin).port) }),
  },
  {
    how: "silent",
    timeoutMs: 300,
    message: messages.timedOut,
    kill(content) {
      content.answer = silent;
      return Promise.resolve();
    },
    revive(content) {
      content.answer = good;
      return content;
    },
  },
];

/**
 * A page's shell and its whole text. It is 503 when its content fails before
 * the first byte is sent.
 */
async function cold(url: string): Promise<{ shell: string; words: string }> {
  const response = await fetch(url);
  assert.ok([200, 503].includes(response.status), `${response.status}`);
  let html = "";
  let shell = "";
  for await (
    const text of response.body!.pipeThrough(new TextDecoderStream())
  ) {
    html += text;
    if (!shell && html.includes("</footer>")) shell = html;
  }
  return { shell, words: wordsIn(html) };
}

for (const { how, message, timeoutMs, kill, revive } of deaths) {
  Deno.test(`while a service stays ${how}, cached pages are served and others show the error`, async () => {
    let content = fakeContent(good);
    await using site = await startSite({
      content,
      settings: {
        CONTENT_TIMEOUT_MS: String(timeoutMs),
        CONTENT_FRESH_SECONDS: "0",
        CONTENT_STALE_SECONDS: "600",
      },
    });
    const warm: [string, RegExp][] = [
      ...[...listPages, ...recordPages("warm")]
        .map((path) => [path, /Title of warm/] as [string, RegExp]),
    ];
    for (const [path, text] of warm) {
      // On a busy machine the first answers may exceed the timeout.
      await waitUntil(async () => text.test(await site.words(path)));
    }
    await kill(content);
    for (let round = 0; round < 4; round++) {
      for (const [path, text] of warm) {
        const response = await fetch(site.origin + path);
        assert.equal(response.status, 200);
        assert.match(wordsIn(await response.text()), text, path);
      }
      for (const path of [paths.home, paths.about, "/healthz", paths.contact]) {
        const response = await fetch(site.origin + path);
        await response.body?.cancel();
        assert.equal(response.status, 200, path);
      }
      for (const { list, failed, loading } of contentPages) {
        if (!list) continue;
        const path = `${list}/cold`;
        const { shell, words } = await cold(site.origin + path);
        assert.ok(words.includes(failed + message), words);
        // After that the circuit breaker is open, and pages do not wait.
        const isAwaited = how === "silent" && round === 0;
        if (isAwaited) assert.ok(shell.includes(loading), path);
      }
      await pause(300);
    }
    content = revive(content);
    await waitUntil(
      async () =>
        (await site.words(articlePath("cold"))).includes("Text of cold"),
      50,
    );
    await site.stop();
    await content[Symbol.asyncDispose]();
  });
}
