import assert from "node:assert/strict";
import { show } from "../../support/components/show.tsx";
import { site } from "../../../data/site.ts";
import { watchClientLinks } from "../../../src/browser/vitals/client-links.ts";

const followed: string[] = [];
watchClientLinks(site.book.href, (kind) => followed.push(kind));

function follow(container: HTMLElement): string[] {
  followed.length = 0;
  for (const link of container.querySelectorAll("a")) {
    // Whatever is in the link.
    const inside = link.querySelector("svg") ?? link;
    inside.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  return followed;
}

Deno.test("links that bring clients are told apart", () => {
  using shown = show(
    <>
      <a href={site.book.href}>Book</a>
      <a href={`mailto:${site.email}`}>Mail</a>
      <a href="tel:+2348005550142">Telephone</a>
      <a href="https://wa.me/2348005550142">WhatsApp</a>
      <a href={`mailto:${site.email}`} data-client="apply">Apply</a>
    </>,
  );
  assert.deepEqual(follow(shown.container), [
    ...["book", "mail", "phone", "whatsapp", "apply"],
  ]);
});

Deno.test("links that share a page or lead elsewhere are not counted", () => {
  using shown = show(
    <>
      <a href="/contact-us">Contact</a>
      <a href="https://example.com">Elsewhere</a>
      <a href="mailto:?subject=A page">Email</a>
      <a href="https://wa.me/?text=A page">WhatsApp</a>
      <a href="https://wa.me/2348005550142?text=Typed">WhatsApp</a>
    </>,
  );
  assert.deepEqual(follow(shown.container), []);
});
