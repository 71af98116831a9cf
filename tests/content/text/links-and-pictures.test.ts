/** Links and pictures in content. */
import assert from "node:assert/strict";
import fc from "fast-check";
import {
  applicationLink,
  safeHref,
  safeImage,
  safeLink,
} from "../../../src/content/text/safe-links.ts";
import { parseMarkdown } from "../../../src/pages/blog/markdown-text.server.ts";
import { articlePath, paths } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { badAddresses, hostileText } from "../../support/content/hostile.ts";
import { filledRecords } from "../../support/sections.ts";

Deno.test("an unsafe address is no address", () => {
  for (const address of badAddresses) {
    assert.equal(safeImage(address), undefined, address);
    assert.equal(safeLink(address), undefined, address);
  }
});

Deno.test("links are https or mailto, pictures https or of this site", () => {
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
    { numRuns: 500 },
  );
});

Deno.test("a job's application goes to the mail address or page that its link names", () => {
  for (
    const [text, target] of [
      ["jobs@agency.example", "mailto:jobs@agency.example"],
      [" jobs@agency.example\u200b", "mailto:jobs@agency.example"],
      ["mailto:jobs@agency.example?subject=Hi", "mailto:jobs@agency.example"],
      [
        "MAILTO:jobs@agency.example?bcc=a@b.example",
        "mailto:jobs@agency.example",
      ],
      [
        "\ufeffhttps://jobs.example/apply?id=1",
        "https://jobs.example/apply?id=1",
      ],
      ["https://jobs.example/@team", "https://jobs.example/@team"],
      ["http://jobs.example/", undefined],
      ["jobs.example/apply", undefined],
      ["javascript:alert(1)", undefined],
      ["a@b@c.example", undefined],
      ["", undefined],
    ] as const
  ) assert.equal(applicationLink(text), target, text);
});

Deno.test("a link in a text may be plain http or a telephone number", () => {
  for (
    const link of [
      "http://archive.example/a?b=1#c",
      "HTTPS://a.example/",
      "tel:+2348005550142",
      "tel:+234-800-555.0142;ext=7",
      "TEL:*123#",
      "tel:0800%20555",
      "mailto:jobs@agency.example",
      "/about-us",
    ]
  ) assert.equal(safeHref(link), link);
  for (
    const link of [
      "http://user@a.example/",
      "http:/a.example",
      "http://",
      "tel:",
      "tel:javascript",
      "tel:+1?body=x",
      "ftp://a.example/",
      "data:text/html,x",
      "//a.example/",
    ]
  ) assert.equal(safeHref(link), undefined, link);
});

Deno.test("links by http and telephone stay links in articles", () => {
  for (const href of ["http://archive.example/", "tel:+2348005550142"]) {
    const link = { tag: "a", href, children: ["Old"] };
    assert.deepEqual(parseMarkdown(`[Old](${href})`), [
      { tag: "p", children: [link] },
    ]);
  }
});

Deno.test("a picture whose address holds a space shows", async () => {
  for (
    const [sent, shown] of [
      [" /pictures/my photo.jpg ", "/pictures/my%20photo.jpg"],
      ["https://a.example/my photo.jpg", "https://a.example/my%20photo.jpg"],
    ] as const
  ) {
    const records = filledRecords(
      "x",
      (kind) => kind === "address" ? sent : "plain",
    );
    const app = await testApp({ content: withRecords(records) });
    for (const path of [paths.blog, articlePath("x")]) {
      assert.ok((await app.get(path)).includes(`src="${shown}"`), path);
    }
  }
  for (
    const address of ["/ /evil.example", "https: //evil.example/x", " //x"]
  ) {
    assert.notEqual(
      URL.parse(safeImage(address) ?? "", "https://a.example")?.host,
      "evil.example",
    );
  }
});
