/** The status of documents whose content may be missing, late or broken. */
import assert from "node:assert/strict";
import { articlePath, jobPath, paths } from "../../../src/addresses/paths.ts";
import { oneOfEach } from "../../support/content/records.ts";
import { testApp } from "../../support/app.ts";
import { held, late, withRecords } from "../../support/content/answers.ts";

for (
  const [name, path] of [
    ["article", articlePath("gone")],
    ["job", jobPath("gone")],
  ] as const
) {
  Deno.test(`an unknown ${name} is 404 when that is known quickly`, async () => {
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
      assert.match(await response.text(), /That page has been taken down\./);
    }
  });

  Deno.test(`an unknown ${name} that is known late is 200 with the 404 page in place`, async () => {
    const { answer, release } = held(withRecords({}));
    const site = await testApp({ content: answer, maxWaitMs: 0 });
    const response = await site.request(path);
    assert.equal(response.status, 200);
    release();
    assert.match(await response.text(), /That page has been taken down\./);
  });

  Deno.test(`a crawler gets status 404 for an unknown ${name}, however late`, async () => {
    const site = await testApp({ content: late(300, withRecords({})) });
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
  const good = await testApp({
    content: late(200, () => Response.json({ jobs: [] })),
  });
  const response = await good.request(paths.careers, { headers });
  assert.equal(response.status, 200);
  const text = await response.text();
  assert.doesNotMatch(text, /Loading job listings/);
  assert.match(text, /No open positions at the moment/);

  const bad = await testApp({
    content: () => new Response(null, { status: 500 }),
  });
  const failed = await bad.request(paths.careers, { headers });
  await failed.body?.cancel();
  assert.equal(failed.status, 503);
  assert.equal(failed.headers.get("retry-after"), "60");
});

for (const status of [403, 410]) {
  Deno.test(`a record that is withdrawn with ${status} is not shown any more (G19)`, async () => {
    let isWithdrawn = false;
    const records = withRecords(oneOfEach("one"));
    const site = await testApp({
      content: (asked) =>
        isWithdrawn
          ? Response.json({ errorMessage: "Withdrawn" }, { status })
          : records(asked),
      settings: { CONTENT_FRESH_SECONDS: "0", CONTENT_STALE_SECONDS: "600" },
    });
    for (const path of [articlePath("one"), jobPath("one")]) {
      isWithdrawn = false;
      assert.match(await site.get(path), /of one|Job one/);
      isWithdrawn = true;
      const response = await site.request(path);
      assert.doesNotMatch(await response.text(), /Title of one|Job one/);
      if (status === 410) assert.equal(response.status, 404);
      const markdown = await site.request(`${path}.md`);
      assert.notEqual(markdown.status, 200);
      await markdown.text();
    }
  });
}
