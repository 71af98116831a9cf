import { show } from "../../../support/components/show.tsx";
import assert from "node:assert/strict";
import { screen } from "@testing-library/react";
import { site, whatsApp } from "../../../../data/site.ts";
import { paths } from "../../../../src/paths.ts";
import { Footer } from "../../../../src/ui/layout/footer/footer.tsx";

Deno.test("shows the mail address, WhatsApp and the booking link", () => {
  using shown = show(<Footer />);
  const mail = shown.container.querySelector('a[href^="mailto:"]');
  assert.equal(mail?.getAttribute("href"), `mailto:${site.email}`);
  assert.equal(mail?.textContent, site.email);
  const chat = whatsApp();
  if (chat) {
    const link = screen.getByRole("link", { name: chat.label });
    assert.equal(link.getAttribute("href"), chat.href);
  }
  const book = screen.getByRole("link", { name: site.book.label });
  assert.equal(book.getAttribute("href"), site.book.href);
});

Deno.test("links to the pages on privacy and accessibility", () => {
  using shown = show(<Footer />);
  for (const path of [paths.privacy, paths.accessibility]) {
    assert.ok(shown.container.querySelector(`a[href="${path}"]`), path);
  }
});
