import assert from "node:assert/strict";
import fc from "fast-check";
import { mailAddress } from "../src/mail-address.ts";

const to = "hello@example.com";

Deno.test("a mail without lines has a subject alone", () => {
  assert.equal(
    mailAddress(to, { subject: "Brand Designer" }),
    `mailto:${to}?subject=Brand%20Designer`,
  );
});

Deno.test("any text fits into an address that says what was written", () => {
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

Deno.test("what is short stays whole when something else is cut", () => {
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

Deno.test("half a surrogate pair does no harm", () => {
  const address = mailAddress(to, { subject: "\ud800 and \udc00" });
  assert.equal(
    new URL(address).searchParams.get("subject"),
    "\ufffd and \ufffd",
  );
});
