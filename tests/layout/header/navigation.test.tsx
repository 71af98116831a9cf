import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { screen, within } from "@testing-library/react";
import { site } from "../../../data/site.ts";
import { Banner } from "../../../src/layout/header/banner.tsx";
import { Navigation } from "../../../src/layout/header/navigation.tsx";
import { SkipLink } from "../../../src/layout/document/skip-link.tsx";

/** The links of the desktop bar itself, without its menu. */
function barLinks(container: HTMLElement): HTMLElement[] {
  return [
    ...container.querySelectorAll<HTMLElement>(".desktop-links > li > a"),
  ];
}

Deno.test("the bar leads to every page that the specification names", () => {
  using shown = show(<Navigation />);
  assert.deepEqual(
    barLinks(shown.container).map((link) => [
      link.textContent,
      link.getAttribute("href"),
    ]),
    [
      ["Home", "/"],
      ["About", "/about-us"],
      ["Portfolio", "/portfolio"],
      ["Blog", "/blog"],
      ["Careers", "/careers"],
      ["Academy", "/academy"],
      ["Contact", "/contact-us"],
    ],
  );
});

Deno.test("the logo leads home", () => {
  using _ = show(<Navigation />, "/blog");
  const nav = screen.getByRole("navigation", { name: "Main" });
  const logo = within(nav).getByRole("link", { name: site.name });
  assert.equal(logo.getAttribute("href"), "/");
});

const marks = [
  { address: "/", marked: [["Home", "page"]] },
  { address: "/blog", marked: [["Blog", "page"]] },
  { address: "/blog/first-flight", marked: [["Blog", "true"]] },
  { address: "/contact", marked: [["Contact", "page"]] },
  { address: "/services/branding", marked: [] },
];

for (const { address, marked } of marks) {
  Deno.test(`at ${address} the bar marks ${marked.flat().join(" as ") || "no link"}`, () => {
    using shown = show(<Navigation />, address);
    assert.deepEqual(
      barLinks(shown.container)
        .filter((link) => link.hasAttribute("aria-current"))
        .map((link) => [link.textContent, link.getAttribute("aria-current")]),
      marked,
    );
  });
}

Deno.test("the menu holds the eleven services and the way to all of them", () => {
  using shown = show(<Navigation />);
  const panel = shown.container.querySelector<HTMLElement>("#services-menu")!;
  const links = [...panel.querySelectorAll("a")]
    .map((link) => link.getAttribute("href"));
  assert.deepEqual(links, [
    "/services/branding",
    "/services/web-design",
    "/services/mobile-app",
    "/services/web-dev",
    "/services/web-dev",
    "/services/web-dev",
    "/services/mobile-app",
    "/services/no-code-web-dev",
    "/services/custom",
    "/services/custom",
    "/services",
  ]);
});

Deno.test("the banner offers to book", () => {
  using _ = show(<Banner />);
  const link = screen.getByRole("link", { name: "Book your spot now" });
  assert.equal(link.getAttribute("href"), site.book.href);
});

Deno.test("the skip link leads to the page's content", () => {
  using _ = show(<SkipLink />);
  const link = screen.getByRole("link", { name: "Skip to content" });
  assert.equal(link.getAttribute("href"), "#main");
});
