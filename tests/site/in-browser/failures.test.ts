import assert from "node:assert/strict";
import { messages } from "../../../src/content/calls/content-result.ts";
import { type OpenPage, openTab } from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import {
  type FakeAnswer,
  fixtureContent,
  silent,
} from "../../support/content/answers.ts";
import { startSite, useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });

interface Failure {
  how: string;
  answer: FakeAnswer;
  message: string;
}

const failures: Failure[] = [
  {
    how: "answers 500 with an error",
    answer: () => Response.json({ error: "Out of ink" }, { status: 500 }),
    message: "Out of ink",
  },
  {
    how: "answers 500 with both kinds of message",
    answer: () =>
      Response.json({ error: "Out of ink", errorMessage: "No paper" }, {
        status: 500,
      }),
    message: "No paper",
  },
  {
    how: "answers with invalid JSON",
    answer: () =>
      new Response("{ half", {
        headers: { "Content-Type": "application/json" },
      }),
    message: messages.unreadable,
  },
  {
    how: "answers with wrong types",
    answer: () => Response.json([{ articles: "many", article: 7, _id: {} }]),
    message: messages.unreadable,
  },
  {
    how: "answers 200 with an errorMessage",
    answer: () => Response.json({ articles: [], errorMessage: "Closed <b>" }),
    message: "Closed <b>",
  },
  {
    how: "answers 200 with nothing",
    answer: () => new Response(null, { status: 200 }),
    message: messages.unreadable,
  },
];

async function assertShows({ page, complaints }: OpenPage, text: string) {
  await page.getByText(text, { exact: true }).waitFor();
  assert.equal(await page.getByRole("alert").textContent(), text);
  assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
  assert.equal(await page.getByText(/^Loading /).count(), 0);
  await page.locator(".state-error").getByRole("link").waitFor();
  // Browsers log an error when a record is 503, and when a slow
  // document made the page ask the gateway, which is 504.
  assert.deepEqual(complaints.filter((it) => !/\b50[34]\b/.test(it)), []);
}

for (const { name, path, failed } of contentPages) {
  Deno.test(`${name} shows why the content service failed`, async (t) => {
    await using tab = await openTab(site);
    for (const { how, answer, message } of failures) {
      await t.step(`when it ${how}`, async () => {
        site.content.answer = answer;
        await tab.goTo(path);
        await assertShows(tab, failed + message);
      });
    }
  });
}

Deno.test("every page shows a message when the content service hangs", async () => {
  site.content.answer = silent;
  // A separate site, whose timeout is too short for the other tests.
  await using hasty = await startSite({
    content: site.content,
    settings: { CONTENT_TIMEOUT_MS: "200", ...noCache },
  });
  await using tab = await openTab(hasty);
  for (const { path, failed } of contentPages) {
    await tab.goTo(path);
    await assertShows(tab, failed + messages.timedOut);
  }
});

Deno.test("with the content service down every page says so, without the address", async () => {
  const listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const origin = `http://127.0.0.1:${listener.addr.port}`;
  listener.close();
  await using down = await startSite({
    settings: { CONTENT_API_URL: origin, ...noCache },
  });
  await using tab = await openTab(down);
  for (const { path, failed } of contentPages) {
    await tab.goTo(path);
    await assertShows(tab, failed + messages.unreachable);
    assert.doesNotMatch(await tab.page.content(), new RegExp(origin));
  }
});

Deno.test("shows the last good content while the service fails", async () => {
  await using cached = await startSite({
    content: site.content,
    settings: { CONTENT_FRESH_SECONDS: "0", CONTENT_STALE_SECONDS: "600" },
  });
  const good = await fixtureContent();
  await using tab = await openTab(cached);
  for (const { path, heading } of contentPages) {
    for (const answer of [good, () => new Response(null, { status: 500 })]) {
      site.content.answer = answer;
      const asked = site.content.requests.length;
      await tab.goTo(path);
      await tab.page.getByRole("heading", { name: heading }).first()
        .waitFor();
      assert.equal(await tab.page.getByRole("alert").count(), 0);
      assert.ok(site.content.requests.length > asked, "nobody asked");
    }
  }
});
