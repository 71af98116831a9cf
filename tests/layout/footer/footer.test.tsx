import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { screen, within } from "@testing-library/react";
import { site } from "../../../data/site.ts";
import { Footer } from "../../../src/layout/footer/footer.tsx";

/** Labels and targets of the list under a heading of the footer. */
function linksUnder(title: string): (string | null)[][] {
  const heading = screen.getByRole("heading", { name: title });
  return within(heading.parentElement!).getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
}

Deno.test("the footer's lists lead where the specification says", () => {
  using _ = show(<Footer />);
  assert.deepEqual(linksUnder("Quick Links"), [
    ["Home", "/"],
    ["About", "/about-us"],
    ["Projects", "/portfolio"],
  ]);
  assert.deepEqual(linksUnder("Company"), [
    ["About", "/services"],
    ["Contact", "/contact"],
    ["Careers", "/careers"],
    ["Press", "/"],
  ]);
  assert.deepEqual(linksUnder("Office"), [
    [site.email, `mailto:${site.email}`],
  ]);
});

Deno.test("the footer shows tagline, blurb, office and the booking button", () => {
  using _ = show(<Footer />);
  screen.getByRole("heading", {
    level: 2,
    name: "Let's Build something together",
  });
  screen.getByText(
    "Building innovative products that meets business demands and serves customers well.",
  );
  screen.getByText("Yaba, Lagos, Nigeria");
  const book = screen.getByRole("link", { name: "Book your spot now" });
  assert.equal(book.getAttribute("href"), site.book.href);
});

Deno.test("the footer ends at the far shore", () => {
  using _ = show(<Footer />);
  screen.getByText(site.legalLine);
  screen.getByText(`${site.bridge.end} · km ${site.bridge.kilometres}`);
});
