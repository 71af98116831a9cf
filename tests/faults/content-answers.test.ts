import assert from "node:assert/strict";
import fc from "fast-check";
import { parseDocument } from "htmlparser2";
import { messages } from "../../src/content/answer.ts";
import type { Article } from "../../src/content/records.ts";
import { articlePath, jobPath, paths } from "../../src/paths.ts";
import { contentPages } from "../support/content-pages.ts";
import { article, goodContent, job } from "../support/fake-content.ts";
import { appOver } from "../support/site-answers.ts";

const feeds = ["/sitemap.xml", "/feed.xml", "/feed.json", "/llms.txt"];

const html = { headers: { "Content-Type": "text/html" }, status: 500 };
const said: [string, () => Response, string][] = [
  [
    "errorMessage goes before error",
    () => Response.json({ error: "B", errorMessage: "A" }, { status: 500 }),
    "A",
  ],
  [
    "errorMessage counts in a good answer",
    () => Response.json({ articles: [], jobs: [], errorMessage: "Closed" }),
    "Closed",
  ],
  [
    "error counts in a failed one",
    () => Response.json({ error: "No ink" }, { status: 500 }),
    "No ink",
  ],
  [
    "a page of HTML is never shown",
    () => new Response("<h1>Traceback of 10.0.0.7</h1>", html),
    messages.unreadable,
  ],
  [
    "a message is text",
    () => Response.json({ errorMessage: "<img src=x onerror=alert(1)>" }),
    "&lt;img src=x onerror=alert(1)&gt;",
  ],
  [
    "a message cannot turn the words beside it",
    () => Response.json({ errorMessage: "\u202eA\u0000B\ud800" }),
    "AB\ufffd",
  ],
];

for (const [what, answer, message] of said) {
  Deno.test(`D3 ${what}`, async () => {
    await using over = await appOver(answer);
    for (const { path, failed } of contentPages) {
      assert.ok((await over.get(path)).includes(failed + message), path);
    }
  });
}

Deno.test("D3 a long message is cut at 300 characters", async () => {
  await using over = await appOver(() =>
    Response.json({ error: "m".repeat(5000) }, { status: 500 })
  );
  assert.equal(/m{9,}/.exec(await over.words(paths.blog))?.[0].length, 300);
});

/** Anything that JSON can be, often close to what is expected. */
const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, "", "published", "Open", "paragraph"),
    fc.integer(),
    fc.string({ unit: "binary", maxLength: 20 }),
    fc.array(tie("value"), { maxLength: 4 }),
    tie("record"),
  ),
  record: fc.dictionary(
    fc.constantFrom(
      ...["_id", "title", "tags", "content", "type", "paragraphText", "desc"],
      ...["articles", "article", "jobs", "status", "createdAt", "__proto__"],
      ...["coverImage", "submission_link", "author", "constructor", "salary"],
    ),
    tie("value"),
    { noNullPrototype: true },
  ),
})).value;

Deno.test("D6 no shape of an answer breaks a page or a feed", async () => {
  let body: unknown;
  await using over = await appOver(() =>
    new Response(JSON.stringify(body), {
      headers: { "Content-Type": "application/json" },
    })
  );
  await fc.assert(
    fc.asyncProperty(anyJson, anyJson, anyJson, async (a, b, c) => {
      const list = Array.isArray(a) ? a : [a, b];
      for (
        body of [a, {
          articles: list,
          jobs: list,
          article: b,
          _id: "x",
          ...Object(c),
        }]
      ) {
        for (
          const path of [articlePath("x"), jobPath("x"), "/blog", ...feeds]
        ) {
          const response = await over.app.request(path);
          await response.text();
          assert.notEqual(response.status, 500, path);
        }
        assert.match(await over.words(paths.careers), /We are hiring/);
      }
    }),
    { numRuns: 15 },
  );
  const errors = over.lines.filter((line) => line.includes('"error"'));
  assert.deepEqual(errors, []);
});

Deno.test("D6 bad records are left out and counted, good ones are shown", async () => {
  const articles: unknown[] = [
    null,
    [],
    "text",
    { title: "no id" },
    article({ _id: "../up" }),
    { ...article({ _id: "number" }), title: 5 },
    article({ _id: "good", title: "The good one" }),
    article({ _id: "good", title: "The good one again" }),
    { ...article({ _id: "bare", title: "The bare one" }), content: null },
    {
      ...article({ _id: "odd", title: "The odd one" }),
      content: [null, 5, { type: "video", url: "x" }, { type: "paragraph" }],
    },
  ];
  await using over = await appOver(() => Response.json({ articles }));
  const words = await over.words(paths.blog);
  for (const title of ["The good one", "The bare one", "The odd one"]) {
    assert.ok(words.includes(title), title);
  }
  assert.ok(!words.includes("The good one again"));
  const line = over.lines.find((line) => line.includes("do not fit"));
  assert.equal(JSON.parse(line ?? "{}").count, 7);
});

Deno.test("D6 a list of 20,000 is shown, up to a bound", async () => {
  const all = Array.from({ length: 20_000 }, (_, index) => ({
    _id: `a${index}`,
    title: `Post ${index}`,
  }));
  await using over = await appOver(() => Response.json({ articles: all }));
  assert.match(await over.words(paths.blog), /Post 3No preview/);
  const line = over.lines.find((line) => line.includes("do not fit"));
  assert.equal(JSON.parse(line ?? "{}").count, 10_000);
});

Deno.test("D7 prototype keys pollute nothing", async () => {
  const hostile = '{"__proto__":{"title":"Polluted","isAdmin":true},' +
    '"constructor":{"prototype":{"isAdmin":true}},"_id":"x","status":"Open",' +
    '"job_type":"constructor","dept":"__proto__","tags":"__proto__, toString"}';
  await using over = await appOver(() =>
    new Response(
      `{"jobs":[${hostile}],"articles":[${hostile}],"article":${hostile},` +
        hostile.slice(1),
    )
  );
  for (const { path } of contentPages) {
    const page = await over.get(path);
    assert.ok(!page.includes("Polluted"), path);
  }
  assert.match(await over.words(paths.careers), /__proto__/);
  assert.equal(({} as { isAdmin?: true }).isAdmin, undefined);
});

Deno.test("D7 a record that nests too deep is left out, the others stay", async () => {
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  const bodies = [
    `{"articles":[{"_id":"deep","x":${deep}},{"_id":"a","title":"Flat one"}]}`,
    deep,
    `{"article":{"_id":"x","content":${deep}}}`,
  ];
  await using over = await appOver(() => new Response(bodies[0]));
  assert.match(await over.words(paths.blog), /Flat one/);
  const [gateway] = [await over.app.request("/api/article?status=published")];
  assert.equal(gateway?.status, 200);
  assert.equal((await gateway?.json()).articles.length, 1);
  over.content.answer = () => new Response(bodies[1]);
  assert.match(await over.words(paths.blog), /unreadable answer/);
  over.content.answer = () => new Response(bodies[2]);
  assert.equal((await over.app.request(articlePath("x"))).status, 200);
});

Deno.test("D8 dates that are none leave their fallback and break no feed", async () => {
  const dates = ["soon", "", "+275760-09-14", "9999-12-31", "0001-01-01"];
  const articles = [undefined, ...dates].map((date, index) =>
    article({ _id: `d${index}`, createdAt: date, updatedAt: date })
  );
  const jobs = dates.map((date, index) =>
    job({ _id: `d${index}`, createdAt: date })
  );
  await using over = await appOver(goodContent(articles, jobs));
  for (const { _id } of articles) {
    const words = await over.words(articlePath(_id));
    assert.match(words, /Updated On ?December 13, 2023/);
  }
  assert.doesNotMatch(await over.words(paths.blog), /275760|9999|Invalid/);
  const sitemap = await over.get("/sitemap.xml");
  assert.ok(sitemap.includes(articlePath("d1")));
  assert.ok(!sitemap.includes("lastmod"));
  const feed = JSON.parse(await over.get("/feed.json"));
  assert.equal(feed.items.length, articles.length);
  for (const item of feed.items) assert.equal(item.date_published, undefined);
  assert.doesNotMatch(await over.get("/feed.xml"), /<published>/);
});

const strange = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...["\ud800", "\udc00", "\0", "\x0b", "\x1f", "\x7f", "\x85", "\ufffe"],
      ...["\uffff", "\u202e", "\u202a", "\u2066", "\u2028", "😀", "&", "<"],
      ...["]]>", "e\u0301", "ש", " "],
    ),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  ),
  maxLength: 60,
});
/** What no document of the site may hold, raw. */
const harmful =
  /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;

Deno.test("D9 strange characters break no page and no feed", async () => {
  const state = { article: article({ _id: "x" }), job: job({ _id: "x" }) };
  await using over = await appOver((request) =>
    goodContent([state.article], [state.job])(request)
  );
  await fc.assert(
    fc.asyncProperty(strange, strange, async (one, two) => {
      state.article = article({
        _id: "x",
        title: one,
        author: two,
        tags: `${one}, ${two}`,
        content: [{
          type: "paragraph",
          paragraphTitle: two,
          paragraphText: one,
        }],
      });
      state.job = job({
        _id: "x",
        title: two,
        desc: `${one}<p>${two}`,
        location: two,
        dept: one,
      });
      const addresses = [paths.blog, paths.careers, ...feeds];
      for (const path of [articlePath("x"), jobPath("x"), ...addresses]) {
        const response = await over.app.request(path);
        assert.equal(response.status, 200, path);
        const body = await response.text();
        assert.doesNotMatch(body, harmful, path);
        if (path.endsWith(".json")) JSON.parse(body);
        if (path.endsWith(".xml")) assertWellFormed(body);
      }
      const gateway = await over.get("/api/article?status=published");
      assert.doesNotMatch(JSON.parse(gateway).articles[0].title ?? "", harmful);
    }),
    { numRuns: 30 },
  );
});

/** A feed's elements all close in their order, and no stray text is left. */
function assertWellFormed(xml: string): void {
  const open: string[] = [];
  const tags = /<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>/g;
  const rest = xml.replace(/^<\?xml[^>]*\?>/, "").replace(
    tags,
    (_, end, name, empty) => {
      if (end) assert.equal(open.pop(), name);
      else if (!empty) open.push(name);
      return "";
    },
  );
  assert.deepEqual(open, []);
  assert.doesNotMatch(rest, /<|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/);
}

Deno.test("D9 author text finds its own direction", async () => {
  const title = "שלום (1)";
  const records = [article({ _id: "x", title, author: title, tags: title })];
  await using over = await appOver(goodContent(records, [
    job({ _id: "x", title, dept: title, location: title }),
  ]));
  for (const path of [articlePath("x"), jobPath("x"), "/blog", "/careers"]) {
    const [, main = ""] = (await over.get(path)).split("<main");
    const shown = main.split("</main>")[0]!.split("<script")[0]!;
    const places = [...shown.matchAll(/<([a-z0-9]+)([^>]*)>שלום \(1\)/g)];
    assert.ok(places.length > 0, path);
    for (const [place, tag, attributes] of places) {
      const isOption = tag === "button";
      assert.ok(isOption || attributes?.includes('dir="auto"'), place);
    }
  }
});

Deno.test("D9 a word of 100,000 letters is shown whole where it is text", async () => {
  const word = "w".repeat(100_000);
  await using over = await appOver(goodContent(
    [article({ _id: "x", title: word, author: word, tags: word })],
    [job({ _id: "x", title: word, desc: word, location: word })],
  ));
  for (const path of [articlePath("x"), jobPath("x"), "/blog", "/careers"]) {
    const response = await over.app.request(path);
    assert.equal(response.status, 200);
    assert.ok(parseDocument(await response.text()).children.length > 0);
  }
});

Deno.test("D13 another record than the one asked for is not shown", async () => {
  const other = article({ _id: "other", title: "Another title" });
  await using over = await appOver(({ url }) =>
    Response.json(
      url.includes("article")
        ? { article: other }
        : job({ _id: "other", title: "Another title" }),
    )
  );
  for (const path of [articlePath("mine"), jobPath("mine")]) {
    const page = await over.get(path);
    assert.ok(!page.includes("Another title"));
    assert.ok(page.includes(messages.unreadable));
  }
  assert.match(await over.get(articlePath("other")), /Another title/);
});

Deno.test("D14 records of another status are left out of lists", async () => {
  const articles = [
    article({ _id: "a", title: "Shown post" }),
    article({ _id: "b", title: "Hidden draft", status: "draft" }),
    article({ _id: "c", title: "Plain post", status: undefined }),
  ] satisfies Article[];
  const jobs = [
    job({ _id: "a", title: "Shown job" }),
    job({ _id: "b", title: "Hidden job", status: "Closed" }),
  ];
  await using over = await appOver(goodContent(articles, jobs));
  const blog = await over.words(paths.blog);
  assert.match(blog, /Shown post/);
  assert.match(blog, /Plain post/);
  for (const path of [paths.blog, paths.careers, "/search.json", ...feeds]) {
    assert.doesNotMatch(await over.get(path), /Hidden/, path);
  }
});
