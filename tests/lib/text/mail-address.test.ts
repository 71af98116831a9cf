import assert from "node:assert/strict";
import fc from "fast-check";
import {
  charactersLeft,
  mailAddress,
} from "../../../src/lib/text/mail-address.ts";
import { hostileText } from "../../support/content/hostile.ts";

const to = "hello@example.com";

Deno.test("a mail without lines has only a subject", () => {
  assert.equal(
    mailAddress(to, { subject: "Identity Designer" }),
    `mailto:${to}?subject=Identity%20Designer`,
  );
});

Deno.test("any text results in a valid address of limited length, without another recipient or header", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.string({ unit: "grapheme", minLength: 1000, maxLength: 2000 }),
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
      const address = mailAddress(to, {
        subject,
        lines: [{ label: "Description", text: description }],
      });
      assert.ok(address.length <= 2000, String(address.length));
      assert.match(address, /^mailto:hello@example\.com\?[\w%.~!*'()=&-]*$/);
      const { searchParams } = new URL(address);
      assert.deepEqual([...searchParams.keys()], ["subject", "body"]);
      assert.doesNotMatch(searchParams.get("subject") ?? "", /[\r\n]/);
      assert.match(searchParams.get("body") ?? "", /^Description: /);
    }),
    { numRuns: 40 },
  );
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
    // Close to the limit: the outer letters take more than the mean.
    let count = charactersLeft(to, mailOf(500)) + 500 - 20;
    assert.ok(charactersLeft(to, mailOf(count)) >= 0);
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
