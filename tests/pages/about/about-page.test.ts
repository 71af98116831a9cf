import assert from "node:assert/strict";
import { site } from "../../../data/site.ts";
import { staff } from "../../../data/staff.ts";
import { paths } from "../../../src/addresses/paths.ts";
import { mainOf } from "../../support/main-part.ts";

const page = await mainOf(paths.about);

Deno.test("about opens with its headline and tells the story", () => {
  assert.deepEqual(page.headings(1), ["We live at one end of the bridge."]);
  assert.equal(page.section("Our Story").all("p").length, 3);
});

Deno.test("about shows its parts in the specification's order", () => {
  assert.deepEqual(page.headings(2), [
    "Our Story",
    "The people",
    "Featured projects",
    "Come and see us, or write first.",
  ]);
});

Deno.test("the staff have names, roles and portraits", () => {
  const people = page.section("The people");
  assert.deepEqual(people.headings(3), staff.map(({ name }) => name));
  assert.equal(people.all("img").length, 8);
  for (const { role, line } of staff) {
    assert.ok(people.text.includes(role + line), role);
  }
});

Deno.test("the staff can be called, and reached on the contact page", () => {
  const people = page.section("The people");
  assert.deepEqual(people.linksTo("Book a Call"), [site.book.href]);
  assert.deepEqual(people.linksTo("Get in Touch"), ["/contact"]);
});

Deno.test("about features six projects and leads to the portfolio", () => {
  const featured = page.section("Featured projects");
  assert.deepEqual(featured.headings(3), [
    "Fleetwaters Farms",
    "Aurora AI",
    "ARMT",
    "Nexant Construction",
    "Chedar",
    "Alomaa",
  ]);
  assert.deepEqual(featured.linksTo("Aurora AI"), ["/portfolio/aurora-ai"]);
  assert.deepEqual(featured.linksTo("View more projects"), ["/portfolio"]);
});

Deno.test("about ends with address, phone and mail", () => {
  const contact = page.section("Come and see us, or write first.");
  assert.ok(contact.text.includes(site.city + site.officeHours));
  assert.deepEqual(contact.linksTo(site.phone), ["tel:+2348005550142"]);
  assert.deepEqual(contact.linksTo(site.email), [`mailto:${site.email}`]);
});
