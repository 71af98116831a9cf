import assert from "node:assert/strict";
import { paths } from "../../../src/addresses/paths.ts";
import { pageOf } from "../../support/app.ts";
import { mainOf, type MainPart } from "../../support/main-part.ts";

const design = await mainOf(paths.webDesign);
const development = await mainOf(paths.webDevelopment);

for (
  const [name, page, headline] of [
    ["web design", design, "Pages people finish reading."],
    [
      "web development",
      development,
      "Built to open fast and last for years.",
    ],
  ] as const
) {
  Deno.test(`${name} opens with one headline and two ways on`, () => {
    assert.deepEqual(page.headings(1), [headline]);
    assert.equal(page.linksTo("Get started now")[0], "/contact-us");
    assert.deepEqual(page.linksTo("View Case studies"), ["/portfolio"]);
  });

  Deno.test(`${name} shows the four figures of its impact`, () => {
    for (
      const [figure, label] of [
        ["85%", "customer satisfaction rate"],
        ["50+", "project launches"],
        ["20+", "team members"],
        ["20%", "clients worked with"],
      ]
    ) {
      assert.ok(
        page.all("li").some((item) => item.text === `${figure}${label}`),
      );
    }
  });

  Deno.test(`${name} shows three projects, six steps and the testimonials`, () => {
    const featured = page.section("Featured projects");
    assert.equal(featured.all("article").length, 3);
    assert.deepEqual(featured.linksTo("View projects"), ["/portfolio"]);
    assert.equal(steps(page).length, 6);
    assert.equal(page.section("Testimonials").all("figure").length, 8);
  });
}

function steps(page: MainPart): string[] {
  return page.headings(3).filter((heading) => /^0[1-6]\. /.test(heading));
}

Deno.test("the tags of the two pages name the service", () => {
  assert.match(design.text, /^Web design/);
  assert.match(development.text, /^Website development/);
});

Deno.test("web design calls its list of steps by the specification's name", () => {
  assert.equal(steps(design.section("Our process")).length, 6);
});

Deno.test("web development lists its tools in three categories", () => {
  const section = development.section("Our tools");
  assert.deepEqual(section.all("button").map(({ text }) => text), [
    "Front-end Dev",
    "CMS",
    "Back-end Dev",
  ]);
  assert.deepEqual(section.headings(3), [
    "Front-end Dev",
    "CMS",
    "Back-end Dev",
  ]);
  assert.equal(section.all("li").length, 22);
});

Deno.test("web development says that apps are designed, not developed", () => {
  assert.match(
    development.section("Have a build in mind?").text,
    /We design mobile and desktop apps for iOS and Mac OS\. We do not develop them\./,
  );
});

for (const alias of [paths.mobileApp, paths.custom]) {
  Deno.test(`${alias} shows the page of web development`, async () => {
    assert.equal((await mainOf(alias)).text, development.text);
    assert.match(
      await pageOf(alias),
      /<link rel="canonical" href="https:\/\/site\.example\/services\/web-dev"/,
    );
  });
}
