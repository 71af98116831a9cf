/** E1, E2 and E8: addresses that content and forms bring. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { DomUtils, parseDocument } from "htmlparser2";
import { site } from "../../data/site.ts";
import { safeImage, safeLink } from "../../src/content/safe-links.ts";
import { mailAddress } from "../../src/mail-address.ts";
import { jobPath } from "../../src/paths.ts";
import { article, job } from "../support/fake-content.ts";
import { badAddresses, hostileText, shapeOf } from "../support/hostile.ts";
import { oneOfEach, wholePages } from "../support/one-of-each.ts";

for (const address of badAddresses) {
  Deno.test(`E1 E2 ${JSON.stringify(address).slice(0, 60)} becomes no link and no picture`, async () => {
    await using over = await oneOfEach();
    over.article = article({ _id: "x", coverImage: undefined });
    over.job = job({ _id: "x", submission_link: undefined });
    const without = await Promise.all(wholePages.map(over.get));
    over.article = article({ _id: "x", coverImage: address });
    over.job = job({ _id: "x", submission_link: address });
    const withIt = await Promise.all(wholePages.map(over.get));
    for (const [index, page] of withIt.entries()) {
      assert.deepEqual(shapeOf(page), shapeOf(without[index]!));
      assert.ok(!page.includes("evil.example"), wholePages[index] ?? "");
    }
  });
}

Deno.test("E1 absolute https and a plain mail address become links", async () => {
  await using over = await oneOfEach();
  const links = {
    "https://jobs.example/a?b=1&c=2": {
      target: "_blank",
      rel: "noopener noreferrer",
    },
    "mailto:jobs@agency.example": { target: undefined, rel: undefined },
  };
  for (const [address, expected] of Object.entries(links)) {
    over.job = job({ _id: "x", submission_link: address });
    const page = parseDocument(await over.get(`${jobPath("x")}?complete`));
    const found = DomUtils.getElementsByTagName("a", page)
      .filter((link) => link.attribs.href === address);
    assert.ok(found.length > 0, address);
    for (const { attribs: { target, rel } } of found) {
      assert.deepEqual({ target, rel }, expected, address);
    }
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
