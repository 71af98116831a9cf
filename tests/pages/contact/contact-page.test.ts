import assert from "node:assert/strict";
import { areaOf, phoneLinks, site, whatsApp } from "../../../data/site.ts";
import { paths } from "../../../src/paths.ts";
import { fieldNames } from "../../../src/pages/contact/contact-fields.tsx";
import { mainOf } from "../../support/main-part.ts";

const page = await mainOf(paths.contact);

Deno.test("both contact addresses show the same page, with a link to its form", async () => {
  assert.equal((await mainOf(paths.contactAlias)).text, page.text);
  assert.equal(page.headings(1).length, 1);
  assert.deepEqual(page.linksTo(site.book.label), [site.book.href]);
});

Deno.test("the contact page shows phones, places, mail, WhatsApp and social links", () => {
  for (const { label } of phoneLinks()) {
    assert.match(page.linksTo(label)[0] ?? "", /^tel:\+\d+$/);
  }
  assert.deepEqual(page.linksTo(site.email), [`mailto:${site.email}`]);
  for (const office of site.offices) {
    assert.ok(page.text.includes(areaOf(office)));
  }
  const chat = whatsApp();
  if (chat) {
    assert.match(chat.href, /^https:\/\/wa\.me\/\d+$/);
    assert.ok(page.targets().includes(chat.href));
  }
  for (const { label, href } of site.social) {
    assert.deepEqual(page.linksTo(label), [href]);
  }
});

Deno.test("the form has four fields, none of them required or limited", () => {
  assert.deepEqual(
    page.all("label").map(({ text }) => text)
      .filter((label) => Object.values(fieldNames()).includes(label)),
    Object.values(fieldNames()),
  );
  // A ticket may have a box.
  const fields = [...page.all("input"), ...page.all("textarea")]
    .filter(({ attribs }) => attribs.type !== "checkbox");
  assert.deepEqual(
    new Set(fields.map(({ attribs }) => attribs.name)),
    new Set(Object.values(fieldNames())),
  );
  for (const { attribs } of fields) {
    for (const name of ["required", "pattern", "disabled", "maxlength"]) {
      assert.ok(!(name in attribs), name);
    }
    assert.ok(["text", undefined].includes(attribs.type));
  }
});

Deno.test("without script the form opens the mail program with its fields", () => {
  const [form] = page.all("form");
  assert.equal(form?.attribs.action, `mailto:${site.email}`);
  assert.equal(form?.attribs.method, "post");
  assert.equal(form?.attribs.enctype, "text/plain");
  const types = page.all("button").map(({ attribs }) => attribs.type);
  assert.ok(types.includes("submit"));
});
