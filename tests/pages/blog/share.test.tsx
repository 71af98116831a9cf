import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { DocumentPartsContext } from "../../../src/ui/layout/document/document-parts.ts";
import { Share } from "../../../src/pages/blog/share.tsx";
import { shareLinks } from "../../../src/pages/blog/share-links.ts";

const title = "Ink & paper";
const url = "https://site.example/blog/x";

function shown() {
  return show(
    <DocumentPartsContext value={{ siteUrl: "https://site.example" }}>
      <Share path="/blog/x" title={title} />
    </DocumentPartsContext>,
  );
}

Deno.test("plain links share a page's title and full address", () => {
  using _ = shown();
  for (const { label, href } of shareLinks(url, title)) {
    const link = screen.getByRole("link", { name: label });
    assert.equal(link.getAttribute("href"), href);
    assert.ok(href.includes(encodeURIComponent(url)), label);
  }
  const titled = shareLinks(url, title).filter(({ href }) =>
    href.includes(encodeURIComponent(title))
  );
  assert.ok(titled.length > 0);
});

Deno.test("offers the device's share dialog where available", async () => {
  const asked: ShareData[] = [];
  Object.assign(navigator, {
    share: (data: ShareData) => Promise.resolve(void asked.push(data)),
  });
  {
    using _ = shown();
    const [share, ...others] = await screen.findAllByRole("button");
    assert.equal(others.length, 1);
    fireEvent.click(share!);
    assert.deepEqual(asked, [{ title, url }]);
  }
  Reflect.deleteProperty(navigator, "share");
  using _ = shown();
  assert.equal(screen.getAllByRole("button").length, 1);
});

Deno.test("copies the link and announces it", async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(copied.push(text)) },
  });
  using _ = shown();
  const status = screen.getByRole("status");
  assert.equal(status.textContent, "");
  fireEvent.click(screen.getByRole("button"));
  await waitFor(() => assert.notEqual(status.textContent, ""));
  assert.deepEqual(copied, [url]);
});
