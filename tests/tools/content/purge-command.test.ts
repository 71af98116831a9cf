/** `deno task content purge TAG`, against a site. */
import assert from "node:assert/strict";
import { runTool } from "../../../src/tools/content/tools.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { secret } from "../../support/settings.ts";

/** A running site with one article, which a test renames. */
async function site() {
  const records = { articles: [article({ _id: "one", title: "Old title" })] };
  const app = await testApp({
    content: withRecords(records),
    settings: { PURGE_SECRET: secret },
  });
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    (request) => app.request(request),
  );
  return {
    app,
    records,
    environment: {
      SITE_URL: `http://127.0.0.1:${server.addr.port}`,
      PURGE_SECRET: secret,
    },
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

Deno.test("the command purges the given tag", async () => {
  await using changing = await site();
  const { app, records, environment } = changing;
  assert.match(await app.get("/blog/one"), /Old title/);
  records.articles = [article({ _id: "one", title: "New title" })];
  assert.equal(await runTool(["purge", "article-one"], environment), true);
  assert.match(await app.get("/blog/one"), /New title/);
});

Deno.test("the command fails without the secret, with a wrong one, or without a site", async () => {
  await using changing = await site();
  const { SITE_URL } = changing.environment;
  for (
    const environment of [
      { SITE_URL },
      { SITE_URL, PURGE_SECRET: "x".repeat(32) },
      { SITE_URL: "http://127.0.0.1:9", PURGE_SECRET: secret },
    ]
  ) {
    assert.equal(await runTool(["purge", "articles"], environment), false);
  }
});
