import assert from "node:assert/strict";
import { academyTracks } from "../../../data/academy.ts";
import { paths } from "../../../src/addresses/paths.ts";
import { mainOf } from "../../support/main-part.ts";

const page = await mainOf(paths.academy);

Deno.test("the academy invites to apply and to get started", () => {
  assert.deepEqual(page.headings(1), ["Six weeks, then real work."]);
  assert.deepEqual(page.linksTo("Apply Now"), ["/contact-us#academy"]);
  assert.deepEqual(page.linksTo("Get started"), ["/contact-us#academy"]);
});

Deno.test("the academy's six weeks stand before real project experience", () => {
  const [weeks] = page.all("ol");
  assert.equal(weeks && weeks.text, "123456");
  assert.match(page.text, /real project experience/);
});

Deno.test("the academy offers four tracks as buttons and says what each teaches", () => {
  const section = page.section("Choose a track");
  assert.deepEqual(section.all("button").map(({ text }) => text), [
    "Software Engineering",
    "Product Management",
    "Product Design",
    "Data Analysis",
  ]);
  for (const { description } of academyTracks) {
    assert.ok(section.text.includes(description), description);
  }
});

Deno.test("the academy begins with Java", () => {
  const section = page.section("Start with Java");
  assert.match(section.text, /the compiler tells you what you got wrong/);
  assert.ok(section.all("img")[0]?.attribs.alt);
});

Deno.test("the academy says how an intake goes", () => {
  assert.match(
    page.section("The next intake is forming.").text,
    /Six weeks of training and mentoring, then real project experience\./,
  );
});

Deno.test("two students speak for the academy", () => {
  const voices = page.section("What students say").all("figure").map((
    { text },
  ) => text);
  assert.deepEqual(
    voices.map((voice) => /(Samuel E\.|Hauwa I\.)/.exec(voice)?.[0]),
    ["Samuel E.", "Hauwa I."],
  );
});
