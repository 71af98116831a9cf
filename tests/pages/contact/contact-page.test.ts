import assert from "node:assert/strict";
import { site } from "../../../data/site.ts";
import { paths } from "../../../src/addresses/paths.ts";
import { mainOf } from "../../support/main-part.ts";

for (const path of [paths.contact, paths.contactAlias]) {
  Deno.test(`${path} shows the contact page`, async () => {
    const page = await mainOf(path);
    assert.deepEqual(page.headings(1), ["Let's Build Something Together"]);
    assert.deepEqual(page.headings(2), [
      "Get In Touch",
      "What happens next",
      "Or directly",
    ]);
    assert.deepEqual(page.linksTo(site.book.label), [site.book.href]);
  });
}

const page = await mainOf(paths.contact);

Deno.test("the contact page names phone, place, mail and social links", () => {
  assert.deepEqual(page.linksTo(site.phone), ["tel:+2348005550142"]);
  assert.deepEqual(page.linksTo(site.email), [`mailto:${site.email}`]);
  assert.match(page.text, /LocationLagos, Nigeria/);
  for (const { label, href } of site.social) {
    assert.deepEqual(page.linksTo(label), [href]);
  }
});

Deno.test("the form asks for four things and demands none", () => {
  assert.deepEqual(page.all("label").map(({ text }) => text), [
    "Full Name",
    "Project name",
    "Description",
    "Timeline",
  ]);
  const fields = [...page.all("input"), ...page.all("textarea")];
  assert.equal(fields.length, 4);
  for (const { attribs } of fields) {
    assert.ok(!("required" in attribs) && !("pattern" in attribs));
    assert.ok(["text", undefined].includes(attribs.type));
  }
});

Deno.test("without script the form sends its fields to the mail program", () => {
  const [form] = page.all("form");
  assert.equal(form?.attribs.action, `mailto:${site.email}`);
  assert.equal(form?.attribs.method, "post");
  assert.equal(form?.attribs.enctype, "text/plain");
  const send = page.all("button").find((button) =>
    button.text === "Send a message"
  );
  assert.equal(send?.attribs.type, "submit");
});

Deno.test("the parts that links name are there", () => {
  const ids = [...page.all("section"), ...page.all("p")]
    .map(({ attribs }) => attribs.id);
  assert.ok(ids.includes("book"));
  assert.ok(ids.includes("academy"));
});
