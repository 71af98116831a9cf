import assert from "node:assert/strict";
import { benefits } from "../../data/benefits.ts";
import { processSteps } from "../../data/process.ts";
import { findProject } from "../../data/projects.ts";
import { serviceMenu } from "../../data/service-menu.ts";
import { paths } from "../../src/addresses/paths.ts";

const numbers = ["01.", "02.", "03.", "04.", "05.", "06."];

Deno.test("the process has its six steps, numbered in order", () => {
  assert.deepEqual(processSteps.map((step) => step.title), [
    "Discovery session",
    "Strategy & Planning",
    "Design & Visual Creation",
    "Development & Coding",
    "Testing & Quality Assurance",
    "Launch & Support",
  ]);
  assert.deepEqual(processSteps.map((step) => step.number), numbers);
});

Deno.test("there are six benefits, and the sixth repeats the third's title", () => {
  assert.deepEqual(benefits.map((benefit) => benefit.title), [
    "Customer loyalty",
    "Advertising impact",
    "Increased revenue",
    "Competitive advantage",
    "Brand recognition",
    "Increased revenue",
  ]);
  assert.deepEqual(benefits.map((benefit) => benefit.number), numbers);
  assert.notEqual(benefits[2]?.description, benefits[5]?.description);
});

Deno.test("the ids of steps and benefits are numbers that count them", () => {
  for (const items of [processSteps, benefits]) {
    assert.deepEqual(items.map((item) => item.id), [1, 2, 3, 4, 5, 6]);
  }
});

Deno.test("the menu has three groups with the specification's targets", () => {
  const targets = serviceMenu.map(({ id, links }) => [
    id,
    links.map((link) => [link.label, link.href]),
  ]);
  assert.deepEqual(targets, [
    ["design", [
      ["Branding", paths.branding],
      ["Web design", paths.webDesign],
      ["Mobile app", paths.mobileApp],
    ]],
    ["development", [
      ["Website development", paths.webDevelopment],
      ["Website migration", paths.webDevelopment],
      ["Figma to Framer", paths.webDevelopment],
      ["Desktop and mobile apps", paths.mobileApp],
    ]],
    ["build", [
      ["No-code web development", paths.noCode],
      ["Custom MVP", paths.custom],
      ["Custom code", paths.custom],
    ]],
  ]);
});

Deno.test("each menu group shows the cover of a project that it names", () => {
  for (const { picture } of serviceMenu) {
    const [slug = "", shot] = picture.picture.split("/");
    const name = findProject(slug)?.name;
    assert.equal(shot, "cover");
    assert.ok(name && picture.caption.startsWith(`${name}: `));
    assert.ok(picture.alt.startsWith(`${name}: `));
  }
});

Deno.test("apps are offered as design for iOS and Mac OS, and Framer from $999", () => {
  const notes = new Map(
    serviceMenu.flatMap(({ links }) => links).map((
      { label, note },
    ) => [label, note]),
  );
  assert.equal(notes.get("Mobile app"), "Design for iOS");
  assert.equal(
    notes.get("Desktop and mobile apps"),
    "Design for iOS and Mac OS",
  );
  assert.equal(notes.get("Figma to Framer"), "From $999");
});
