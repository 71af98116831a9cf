import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { screen } from "@testing-library/react";
import words from "../../../data/words/blog.json" with { type: "json" };
import { updateEarlyButtons } from "../../../src/ui/controls/early-buttons.ts";
import { share } from "../../../src/ui/controls/share.ts";
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

const shareButton = () =>
  screen.getByRole<HTMLButtonElement>("button", {
    name: `${words.article.share}…`,
  });

Deno.test("plain links share a page's title and full address, which a button copies", () => {
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
  const copy = screen.getByRole<HTMLButtonElement>("button", {
    name: words.article.copy,
  });
  assert.equal(copy.value, url);
});

Deno.test("offers the device's share dialog where available", async () => {
  const asked: ShareData[] = [];
  Object.assign(navigator, {
    share: (data: ShareData) => Promise.resolve(void asked.push(data)),
  });
  {
    using _ = shown();
    assert.equal(shareButton().disabled, false);
    await share(shareButton());
    assert.deepEqual(asked, [{ title: document.title, url }]);
  }
  Reflect.deleteProperty(navigator, "share");
  using _ = shown();
  assert.equal(shareButton().disabled, true);
  // As in a document of the server.
  shareButton().disabled = false;
  updateEarlyButtons();
  assert.equal(shareButton().disabled, true);
});
