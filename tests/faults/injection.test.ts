import assert from "node:assert/strict";
import fc from "fast-check";
import type { Hono } from "hono";
import { DomUtils, parseDocument } from "htmlparser2";
import { parseRichText, plainText } from "../../src/content/rich-text.ts";
import { safeImage, safeLink } from "../../src/content/safe-links.ts";
import type { Article, Job } from "../../src/content/records.ts";
import { site } from "../../data/site.ts";
import { mailAddress } from "../../src/mail-address.ts";
import { articlePath, jobPath, paths } from "../../src/paths.ts";
import { jsonBlock } from "../../src/streaming/json-block.ts";
import { article, goodContent, job } from "../support/fake-content.ts";
import {
  badAddresses,
  hostileText,
  payloads,
  shapeOf,
} from "../support/hostile.ts";
import { type AppOver, appOver } from "../support/site-answers.ts";

/** Addresses of whole documents: what streams comes in another order. */
const pages = [paths.blog, articlePath("x"), paths.careers, jobPath("x")]
  .map((path) => `${path}?complete`);

/** The site over one article and one job, which a test may change. */
async function oneOfEach(): Promise<
  AppOver & { article: Article; job: Job; app: Hono }
> {
  const over = await appOver((request) =>
    goodContent([records.article], [records.job])(request)
  );
  const records = Object.assign(over, {
    article: article({ _id: "x" }),
    job: job({ _id: "x" }),
  });
  return records;
}

for (const address of badAddresses) {
  Deno.test(`E1 E2 ${JSON.stringify(address).slice(0, 60)} becomes no link and no picture`, async () => {
    await using over = await oneOfEach();
    over.article = article({ _id: "x", coverImage: undefined });
    over.job = job({ _id: "x", submission_link: undefined });
    const without = await Promise.all(pages.map(over.get));
    over.article = article({ _id: "x", coverImage: address });
    over.job = job({ _id: "x", submission_link: address });
    const withIt = await Promise.all(pages.map(over.get));
    for (const [index, page] of withIt.entries()) {
      assert.deepEqual(shapeOf(page), shapeOf(without[index]!));
      assert.ok(!page.includes("evil.example"), pages[index] ?? "");
    }
  });
}

Deno.test("E1 absolute https and a plain mail address become links", async () => {
  await using over = await oneOfEach();
  const links = {
    "https://jobs.example/a?b=1&c=2":
      'target="_blank" rel="noopener noreferrer"',
    "mailto:jobs@agency.example": "",
  };
  for (const [address, attributes] of Object.entries(links)) {
    over.job = job({ _id: "x", submission_link: address });
    const page = parseDocument(await over.get(`${jobPath("x")}?complete`));
    const found = DomUtils.getElementsByTagName("a", page)
      .filter((link) => link.attribs.href === address);
    assert.equal(found.length, 2, address);
    assert.equal(
      found[0]?.attribs.rel,
      attributes ? "noopener noreferrer" : undefined,
    );
  }
});

Deno.test("E1 E2 what is made a link or a picture is https, mail or ours", () => {
  const address = fc.oneof(
    fc.webUrl(),
    fc.constantFrom(...badAddresses),
    fc.tuple(fc.constantFrom("https://", "mailto:", "/", "https:"), hostileText)
      .map((parts) => parts.join("")),
    fc.string({ unit: "binary", maxLength: 40 }),
  );
  fc.assert(
    fc.property(address, (text) => {
      const link = safeLink(text);
      if (link !== undefined) {
        const url = new URL(link);
        assert.ok(["https:", "mailto:"].includes(url.protocol), text);
        assert.equal(url.username, "");
        if (url.protocol === "mailto:") assert.equal(url.search, "");
      }
      const image = safeImage(text);
      if (image === undefined) return;
      const url = new URL(image, "https://site.example/");
      assert.equal(url.protocol, "https:");
      if (image.startsWith("/")) assert.equal(url.host, "site.example");
    }),
    { numRuns: 2000 },
  );
});

Deno.test("E3 texts of records change no element of a page", async () => {
  await using over = await oneOfEach();
  async function shapes(text: string) {
    const [line] = [`a${text.replaceAll(",", ";")}z`];
    over.article = article({
      _id: "x",
      title: line,
      author: line,
      tags: line,
      content: [{
        type: "paragraph",
        paragraphTitle: line,
        paragraphText: line,
      }],
    });
    over.job = job({
      _id: "x",
      title: line,
      location: line,
      salary: `${line}1`,
      job_type: `${line}2`,
      dept: line,
      experience: line,
      desc: "Plain",
    });
    return await Promise.all(pages.map(over.get));
  }
  const plain = (await shapes("plain")).map(shapeOf);
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      for (const [index, page] of (await shapes(text)).entries()) {
        assert.deepEqual(shapeOf(page), plain[index]);
        assertDataIsJson(page);
      }
      for (const path of ["/feed.xml", "/sitemap.xml"]) {
        assert.doesNotMatch(await over.get(path), /<(?:script|img|svg)\b/i);
      }
      JSON.parse(await over.get("/feed.json"));
    }),
    { numRuns: 25, examples: payloads.map((payload) => [payload]) },
  );
});

/** Every block of data in a page is JSON, whatever stands in it. */
function assertDataIsJson(page: string): void {
  const scripts = DomUtils.getElementsByTagName("script", parseDocument(page));
  const data = scripts.filter(({ attribs }) => attribs.type?.includes("json"));
  assert.ok(data.length > 0);
  for (const script of data) {
    const text = DomUtils.textContent(script);
    // A block that carries a streamed value is there before its text.
    if (text) JSON.parse(text);
  }
}

const richElements = new Set([
  ...["p", "ul", "ol", "li", "strong", "em", "a", "br"],
]);

Deno.test("E4 a description holds allowed elements alone, in the page too", async () => {
  await using over = await oneOfEach();
  const plainList = shapeOf(await over.get(`${paths.careers}?complete`));
  await fc.assert(
    fc.asyncProperty(
      fc.array(hostileText, { minLength: 20, maxLength: 20 }),
      async (texts) => {
        over.job = job({ _id: "x", desc: texts.join("") });
        const page = parseDocument(await over.get(`${jobPath("x")}?complete`));
        const parts = DomUtils.getElementsByTagName("div", page)
          .filter(({ attribs }) => attribs.class === "prose span-8");
        assert.equal(parts.length, 3);
        for (const part of parts) {
          for (
            const element of DomUtils.getElementsByTagName("*", part.children)
          ) {
            assert.ok(richElements.has(element.name), element.name);
            const names = Object.keys(element.attribs).sort();
            assert.deepEqual(
              names,
              element.name === "a" ? ["href", "rel"] : [],
            );
            const { href } = element.attribs;
            if (href) assert.equal(safeLink(href), href);
          }
        }
        const list = shapeOf(await over.get(`${paths.careers}?complete`));
        assert.deepEqual(list, plainList);
      },
    ),
    { numRuns: 20 },
  );
});
Deno.test("E4 what comes out of a description nests as HTML allows", () => {
  const tags = ["p", "ul", "ol", "li", "b", "i", "a href=https://a.example"];
  const soup = fc.array(
    fc.oneof(
      fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `<${tag}>`])),
      fc.constantFrom(...tags.map((tag) => `</${tag.split(" ")[0]}>`)),
      fc.constantFrom("<div>", "</div>", "<h2>", "</h2>", "<br>", "x", " "),
      hostileText,
    ),
    { maxLength: 40 },
  ).map((parts) => parts.join(""));
  fc.assert(
    fc.property(soup, (html) => {
      assertNested(parseRichText(html), []);
    }),
    { numRuns: 3000 },
  );
});

function assertNested(
  nodes: ReturnType<typeof parseRichText>,
  inside: string[],
): void {
  const parent = inside.at(-1);
  const isList = parent === "ul" || parent === "ol";
  const scope = inside.slice(inside.lastIndexOf("li") + 1);
  for (const node of nodes) {
    if (typeof node === "string") {
      assert.ok(!isList || !node.trim(), "text in a list");
      continue;
    }
    const { tag, children } = node;
    assert.equal(isList, tag === "li", `${tag} in ${parent}`);
    const isBlock = tag === "p" || tag === "ul" || tag === "ol";
    assert.ok(!isBlock || !scope.includes("p"), `${tag} in p`);
    assert.ok(tag !== "a" || !inside.includes("a"), "a in a");
    assert.ok(inside.length < 20, "too deep");
    assertNested(children, [...inside, tag]);
  }
}

const heavy: Record<string, (count: number) => string> = {
  "opened brackets": (count) => "<".repeat(count),
  "unclosed tags": (count) => "<i>".repeat(count),
  "ends of nothing": (count) => "</b>".repeat(count),
  "ends that do not match": (count) =>
    "<i>".repeat(count) + "</b>".repeat(count),
  "nested lists": (count) => "<ul><li>".repeat(count),
  "blocks in blocks": (count) => "<div><p>".repeat(count) + "</p></div>",
  "drawings": (count) => "<svg>".repeat(count),
  "attributes": (count) => `<a ${"x=1 ".repeat(count)}>`,
  "quotes": (count) => "<a title='".repeat(count),
  "entities": (count) => "&#32;".repeat(count),
};

for (const [what, make] of Object.entries(heavy)) {
  Deno.test(`E5 a description of ${what} is read in linear time`, () => {
    // Quadratic work on this takes minutes, which no test is given.
    plainText(parseRichText(make(40_000)));
  });
}

Deno.test("E5 what is left of a description is never read as HTML again", () => {
  const html = "<scr<script>ipt>alert(1)</scr</script>ipt> &lt;b&gt; <b>x</b>";
  assert.equal(plainText(parseRichText(html)), "ipt>alert(1)ipt> <b> x");
});

Deno.test("E6 a search is plain text, bounded, and kept in the address", async () => {
  await using over = await oneOfEach();
  over.article = article({ _id: "x", title: "Costs (a+)+$ and \\ more" });
  const search = async (q: string) =>
    await over.get(`${paths.blog}?complete&q=${encodeURIComponent(q)}`);
  for (const q of ["(a+)+$", "\\", "COSTS (A+)"]) {
    assert.match(await search(q), /RECENT POSTS/, q);
  }
  for (const q of [".*", "^Costs", "[a]", "a".repeat(5000)]) {
    assert.match(await search(q), /No posts match your search criteria\./, q);
  }
  const benign = shapeOf(await search("none such"));
  for (const payload of payloads) {
    const page = await search(`none ${payload}`);
    assert.deepEqual(shapeOf(page), benign, payload);
  }
});

Deno.test("E7 data in a document ends no element and comes back as it was", () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      hostileText,
      fc.constantFrom("</script", "<!--<script>", "\u2028", "\u2029", "&amp;"),
      fc.integer(),
      fc.array(tie("any"), { maxLength: 4 }),
      fc.dictionary(hostileText, tie("any"), { noNullPrototype: true }),
    ),
  })).any;
  fc.assert(
    fc.property(value, (data) => {
      const block = jsonBlock(data);
      assert.doesNotMatch(block, /[<>&\u2028\u2029]/);
      assert.deepEqual(JSON.parse(block), JSON.parse(JSON.stringify(data)));
      const html = `<script type="application/json">${block}</script><p>`;
      assert.deepEqual(shapeOf(html), ["script type", "p"]);
    }),
    { numRuns: 1000 },
  );
});

Deno.test("E8 no text of a form adds a recipient or a header to the mail", () => {
  const text = fc.oneof(
    hostileText,
    fc.array(
      fc.constantFrom(
        ...["\r\n", "\n", "&bcc=evil@evil.example", "?cc=x@y.example", "%0A"],
        ...["%0D%0ABcc: x@y.example", "#", "\0", "\ud800", "x".repeat(5000)],
      ),
      { maxLength: 5 },
    ).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(text, text, (subject, description) => {
      const address = mailAddress(site.email, {
        subject,
        lines: [{ label: "Description", text: description }],
      });
      const url = new URL(address);
      assert.equal(url.pathname, site.email);
      assert.deepEqual([...url.searchParams.keys()], ["subject", "body"]);
      assert.equal(url.hash, "");
      assert.doesNotMatch(url.searchParams.get("subject") ?? "", /[\r\n]/);
      assert.ok(address.length <= 2000);
    }),
    { numRuns: 500 },
  );
});
