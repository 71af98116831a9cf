import assert from "node:assert/strict";
import fc from "fast-check";
import {
  charactersLeft,
  mailAddress,
} from "../../../src/lib/text/mail-address.ts";
import { site } from "../../../data/site.ts";
import { hostileText } from "../../support/content/hostile.ts";

const to = "hello@example.com";

Deno.test("a mail without lines has only a subject", () => {
  assert.equal(
    mailAddress(to, { subject: "Identity Designer" }),
    `mailto:${to}?subject=Identity%20Designer`,
  );
});

Deno.test("any text results in a valid address of limited length", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.string({ unit: "grapheme", maxLength: 3000 }),
  );
  fc.assert(fc.property(text, text, (subject, description) => {
    const address = mailAddress(to, {
      subject,
      lines: [{ label: "Description", text: description }],
    });
    assert.ok(address.length <= 2000, String(address.length));
    assert.match(address, /^mailto:hello@example\.com\?[\w%.~!*'()=&-]*$/);
    const { searchParams } = new URL(address);
    assert.deepEqual([...searchParams.keys()], ["subject", "body"]);
    assert.match(searchParams.get("body") ?? "", /^Description: /);
  }));
});

Deno.test("short parts stay whole when a long one is cut", () => {
  const address = mailAddress(to, {
    subject: "Ponds",
    lines: [
      { label: "Description", text: "long ".repeat(2000) },
      { label: "Timeline", text: "Before March" },
    ],
  });
  const body = new URL(address).searchParams.get("body") ?? "";
  assert.match(body, /^Description: long long .*…\r\nTimeline: Before March$/);
  assert.equal(new URL(address).searchParams.get("subject"), "Ponds");
});

for (const letter of ["a", "ọ", "日", "🐟", "\n"]) {
  Deno.test(`text of ${JSON.stringify(letter)} is cut exactly when no characters are left`, () => {
    const mailOf = (count: number) => ({
      subject: "",
      lines: [{ label: "Description", text: `ọ${letter.repeat(count)}ọ` }],
    });
    let count = 1;
    while (charactersLeft(to, mailOf(count)) >= 0) count++;
    assert.doesNotMatch(mailAddress(to, mailOf(count - 1)), /%E2%80%A6/);
    assert.match(mailAddress(to, mailOf(count)), /%E2%80%A6/);
  });
}

Deno.test("the number of characters left depends on their encoded length", () => {
  const leftAfter = (text: string) =>
    charactersLeft(to, { subject: "", lines: [{ label: "Text", text }] });
  assert.ok(leftAfter("danfo") > 1900);
  assert.ok(leftAfter("日本語") > 200 && leftAfter("日本語") < 220);
});

Deno.test("replaces lone surrogates", () => {
  const address = mailAddress(to, { subject: "\ud800 and \udc00" });
  assert.equal(
    new URL(address).searchParams.get("subject"),
    "\ufffd and \ufffd",
  );
});

Deno.test("form text cannot add a recipient or header to the mail", () => {
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
