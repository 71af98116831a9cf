/** Error messages and unexpected records of the content service. */
import assert from "node:assert/strict";
import { messages } from "../../../src/content/calls/content-result.ts";
import type { Article } from "../../../src/pages/blog/article.server.ts";
import { articlePath, paths } from "../../../src/paths.ts";
import { feeds, recordPages } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";
import { contentPages } from "../../support/content-pages.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { noCache } from "../../support/settings.ts";

const html = { headers: { "Content-Type": "text/html" }, status: 500 };
const said: [string, () => Response, string][] = [
  [
    "shows errorMessage rather than error",
    () => Response.json({ error: "B", errorMessage: "A" }, { status: 500 }),
    "A",
  ],
  [
    "shows the errorMessage of a 200 response",
    () => Response.json({ articles: [], errorMessage: "Closed" }),
    "Closed",
  ],
  [
    "shows the error of a failed response",
    () => Response.json({ error: "No ink" }, { status: 500 }),
    "No ink",
  ],
  [
    "never shows an HTML error page",
    () => new Response("<h1>Traceback of 10.0.0.7</h1>", html),
    messages.unreadable,
  ],
  [
    "escapes a message",
    () => Response.json({ errorMessage: "<img src=x onerror=alert(1)>" }),
    "&lt;img src=x onerror=alert(1)&gt;",
  ],
  [
    "removes bidirectional controls from a message",
    () => Response.json({ errorMessage: "\u202eA\u0000B\ud800" }),
    "AB\ufffd",
  ],
];

for (const [what, answer, message] of said) {
  Deno.test(`${what}`, async () => {
    const over = await testApp({ content: answer, settings: noCache });
    for (const { path, failed } of contentPages) {
      assert.ok((await over.get(path)).includes(failed + message), path);
    }
  });
}

Deno.test("cuts a long message at 300 characters", async () => {
  const over = await testApp({
    content: () => Response.json({ error: "m".repeat(5000) }, { status: 500 }),
    settings: noCache,
  });
  assert.equal(/m{9,}/.exec(await over.words(paths.blog))?.[0].length, 300);
});

Deno.test("does not show a record with another id than requested", async () => {
  const other = article({ _id: "other", title: "Another title" });
  const over = await testApp({
    // An answer to the call for a record of either kind.
    content: () => Response.json({ ...other, article: other }),
    settings: noCache,
  });
  for (const path of recordPages("mine")) {
    const page = await over.get(path);
    assert.ok(!page.includes("Another title"));
    assert.ok(page.includes(messages.unreadable));
  }
  assert.match(await over.get(articlePath("other")), /Another title/);
});

Deno.test("lists leave out records with another status", async () => {
  const articles = [
    article({ _id: "a", title: "Shown post" }),
    article({ _id: "b", title: "Hidden draft", status: "draft" }),
    article({ _id: "c", title: "Plain post", status: undefined }),
  ] satisfies Article[];
  const over = await testApp({
    content: withRecords({ articles }),
    settings: noCache,
  });
  const blog = await over.words(paths.blog);
  assert.match(blog, /Shown post/);
  assert.match(blog, /Plain post/);
  for (const path of [paths.blog, ...feeds, "/api/articles"]) {
    assert.doesNotMatch(await over.get(path), /Hidden/, path);
  }
});
