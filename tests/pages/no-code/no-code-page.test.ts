import assert from "node:assert/strict";
import { site } from "../../../data/site.ts";
import { noCodeProblems } from "../../../data/no-code.ts";
import { paths } from "../../../src/addresses/paths.ts";
import { mainOf } from "../../support/main-part.ts";

const page = await mainOf(paths.noCode);

Deno.test("no-code opens with its tag, an image and two links", () => {
  assert.match(page.text, /^NO CODE WEBDEVELOPMENT/);
  assert.equal(page.headings(1).length, 1);
  const [image] = page.all("svg").filter((it) => it.attribs.role === "img");
  assert.ok(image?.attribs["aria-label"]);
  assert.equal(page.linksTo("BOOK A FREE CALL")[0], site.book.href);
  assert.deepEqual(page.linksTo("SEE OUR WORKS"), ["/portfolio"]);
});

Deno.test("no-code pairs three problems with their solutions", () => {
  const section = page.section("Three fair worries, and what we do about them");
  assert.equal(section.all("li").length, 3);
  for (const { problem, solution } of noCodeProblems) {
    assert.ok(section.text.includes(problem + solution), problem);
  }
});

Deno.test("no-code makes the five offerings of the specification", () => {
  assert.deepEqual(
    page.section("Five ways we keep the exit open").headings(3),
    [
      "Platform flexibility strategy",
      "Custom integration and extensions",
      "Hybrid development approach",
      "Scalable architecture planning",
      "Ongoing technical support and advisory",
    ],
  );
});

Deno.test("no-code gives five benefits with an icon each, three and then two", () => {
  const section = page.section("Five reasons to start this way");
  const items = section.all("li");
  assert.equal(items.length, 5);
  assert.equal(section.all("svg").length, 5);
  // The fourth starts the second row, away from the edge.
  assert.deepEqual(
    items.map((item) => /from-5/.test(item.attribs.class ?? "")),
    [false, false, false, true, false],
  );
});
