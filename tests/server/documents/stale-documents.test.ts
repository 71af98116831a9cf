/** Pages whose content is stale. */
import assert from "node:assert/strict";
import { failing, held, withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { waitUntil } from "../../support/promises.ts";
import { testApp } from "../../support/app.ts";
import { laterBy, slowTimers } from "../../support/clock.ts";

const hourMs = 3_600_000;

const titled = (title: string) =>
  withRecords({ articles: [article({ _id: "one", title })] });

/** A site whose blog was visited an hour ago. */
async function staleSite() {
  const content = { answer: titled("Old title") };
  const app = await testApp({ content: (asked) => content.answer(asked) });
  await app.get("/blog");
  const clock = laterBy(hourMs);
  return { app, content, [Symbol.dispose]: () => clock[Symbol.dispose]() };
}

for (
  const [who, path, headers] of [
    ["a visitor", "/blog", {}],
    ["a visitor from a campaign", "/blog?utm_source=letter", {}],
    ["a visitor with a token", "/blog", { Authorization: "a" }],
  ] as const
) {
  Deno.test(`${who} gets stale content while the refetch is slow, and fresh content afterwards`, async () => {
    using site = await staleSite();
    const { app, content } = site;
    const { answer, release } = held(titled("New title"));
    content.answer = answer;
    const visit = async () =>
      await (await app.request(path, { headers })).text();
    assert.match(await visit(), /Old title/);
    release();
    await waitUntil(async () => /New title/.test(await visit()));
  });
}

Deno.test("a visitor gets fresh content on a stale page if it arrives soon", async () => {
  using site = await staleSite();
  const { app, content } = site;
  using _slow = slowTimers();
  content.answer = titled("New title");
  assert.match(await app.get("/blog"), /New title/);
});

Deno.test("serves stale content for CONTENT_STALE_SECONDS during an outage", async () => {
  for (const [seconds, wanted] of [["7200", /Old/], ["1800", /Out of ink/]]) {
    const content = { answer: titled("Old title") };
    const app = await testApp({
      content: (asked) => content.answer(asked),
      settings: { CONTENT_STALE_SECONDS: String(seconds) },
    });
    await app.get("/blog");
    using _clock = laterBy(hourMs);
    content.answer = failing("Out of ink");
    assert.match(await app.get("/blog"), wanted as RegExp);
  }
});

Deno.test("fetches content again after CONTENT_FRESH_SECONDS", async () => {
  for (const [seconds, wanted] of [["7200", 0], ["1800", 1]] as const) {
    let asked = 0;
    const content = titled("Title");
    const app = await testApp({
      content(request) {
        asked++;
        return content(request);
      },
      settings: { CONTENT_FRESH_SECONDS: seconds },
    });
    await app.get("/blog");
    asked = 0;
    using _clock = laterBy(hourMs);
    await app.get("/blog");
    assert.equal(asked, wanted, seconds);
  }
});
