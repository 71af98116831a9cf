import { show } from "../../../support/components/show.tsx";
import assert from "node:assert/strict";
import { Navigation } from "../../../../src/ui/layout/header/navigation.tsx";
import { paths, projectPath } from "../../../../src/paths.ts";
import { contentPages } from "../../../support/content-pages.ts";

const marks = [
  { address: paths.home, link: paths.home, current: "page" },
  ...contentPages.map(({ path, list }) => ({
    address: path,
    link: list ?? path,
    current: list ? "true" : "page",
  })),
  { address: projectPath("x"), link: paths.portfolio, current: "true" },
  { address: paths.contactAlias, link: paths.contact, current: "page" },
];

for (const { address, link, current } of marks) {
  Deno.test(`marks the link to ${link} as current "${current}" at ${address}`, () => {
    using shown = show(<Navigation pathname={address} />, address);
    const marked = [
      ...shown.container.querySelectorAll(
        ".desktop-links > li > [aria-current]",
      ),
    ];
    assert.deepEqual(
      marked.map((item) => [
        item.getAttribute("href"),
        item.getAttribute("aria-current"),
      ]),
      [[link, current]],
    );
  });
}

Deno.test("marks no page at an address without one", () => {
  const address = `${paths.about}/a/b`;
  using shown = show(<Navigation pathname={address} />, address);
  const marked = shown.container.querySelectorAll("[aria-current=page]");
  assert.equal(marked.length, 0);
});

Deno.test("on a service page marks only the services menu", () => {
  using shown = show(<Navigation pathname={paths.branding} />, paths.branding);
  const marked = [
    ...shown.container.querySelectorAll(".desktop-links [aria-current]"),
  ];
  assert.deepEqual(
    marked.map((item) => [
      item.getAttribute("aria-controls"),
      item.getAttribute("aria-current"),
    ]),
    [["services-menu", "true"]],
  );
});
