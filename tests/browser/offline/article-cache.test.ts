import assert from "node:assert/strict";
import {
  cacheArticle,
  cachedArticle,
} from "../../../src/browser/offline/article-cache.ts";

const publicHeaders = { "Cache-Control": "public, max-age=0, s-maxage=60" };

/** The worker's network and cache, with one response for every request. */
async function withResponse(
  response: Response,
  work: () => Promise<void>,
): Promise<{ asked: [string, RequestInit?][]; kept: string[] }> {
  const asked: [string, RequestInit?][] = [];
  const entries = new Map<string, Response>();
  const cache = {
    delete: (path: string) => Promise.resolve(entries.delete(path)),
    put: (path: string, it: Response) =>
      Promise.resolve(void entries.set(path, it)),
    keys: () => Promise.resolve([...entries.keys()]),
    match: (path: string) => Promise.resolve(entries.get(path)),
  };
  const { fetch } = globalThis;
  const own = Object.getOwnPropertyDescriptor(globalThis, "caches");
  Object.defineProperty(globalThis, "caches", {
    value: { open: () => Promise.resolve(cache) },
    configurable: true,
  });
  Object.assign(globalThis, {
    fetch(path: string, init?: RequestInit) {
      asked.push([path, init]);
      return Promise.resolve(response);
    },
  });
  try {
    await work();
  } finally {
    Object.assign(globalThis, { fetch });
    if (own) Object.defineProperty(globalThis, "caches", own);
  }
  return { asked, kept: [...entries.keys()] };
}

const redirected = new Response("", { headers: publicHeaders });
Object.defineProperty(redirected, "redirected", { value: true });

const responses: [what: string, response: Response, isKept: boolean][] = [
  ["a public article", new Response("x", { headers: publicHeaders }), true],
  [
    "an article for one visitor",
    new Response("x", { headers: { "Cache-Control": "private, no-store" } }),
    false,
  ],
  ["an article without a policy", new Response("x"), false],
  [
    "a page that is not there",
    new Response("x", { status: 404, headers: publicHeaders }),
    false,
  ],
  ["an address that leads elsewhere", redirected, false],
];

for (const [what, response, isKept] of responses) {
  Deno.test(`${what} is ${isKept ? "kept" : "not kept"} for reading offline`, async () => {
    const { kept } = await withResponse(response, async () => {
      await cacheArticle("/blog/one");
      assert.equal(await cachedArticle("/blog/one") !== undefined, isKept);
    });
    assert.deepEqual(kept, isKept ? ["/blog/one"] : []);
  });
}

Deno.test("the ten articles that were read last are kept, whenever they were read first", async () => {
  const read = [1, 2, 3, 4, 1, 5, 6, 7, 8, 9, 10, 11, 12];
  const response = new Response("x", { headers: publicHeaders });
  const { kept } = await withResponse(response, async () => {
    for (const number of read) await cacheArticle(`/blog/${number}`);
  });
  assert.deepEqual(kept, read.slice(-10).map((it) => `/blog/${it}`));
});

Deno.test("the document that is kept is complete, and asked for without cookies", async () => {
  const response = new Response("x", { headers: publicHeaders });
  const { asked } = await withResponse(
    response,
    () => cacheArticle("/blog/one"),
  );
  assert.deepEqual(asked, [["/blog/one?complete", { credentials: "omit" }]]);
});

Deno.test("nothing but an article's path is asked for", async () => {
  const response = new Response("x", { headers: publicHeaders });
  const odd = [
    "/blog",
    "/blog/a/b",
    "/careers/a",
    "//evil.example",
    "/blog/a?b",
  ];
  const { asked } = await withResponse(response, async () => {
    for (const path of odd) await cacheArticle(path);
  });
  assert.deepEqual(asked, []);
});
