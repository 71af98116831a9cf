import "../support/components/dom.ts";
import assert from "node:assert/strict";
import { withDocumentFallback } from "../../src/streaming/document-fallback.ts";

Deno.test("a page whose module is gone is loaded as a document, and until then the current one stays", async () => {
  const wanted = {
    pathname: "/blog",
    search: "?q=ai",
    hash: "",
    key: "default",
    state: null,
  };
  const [route] = withDocumentFallback(
    [{ path: "/blog", loader: () => Promise.reject(new Error("gone")) }],
    () => wanted,
  );
  const { assign } = location;
  const opened = Promise.withResolvers<string>();
  location.assign = (address) => opened.resolve(String(address));
  try {
    const load = route?.loader as () => Promise<unknown>;
    let hasCome = false;
    load().then(() => hasCome = true);
    assert.equal(await opened.promise, `${location.origin}/blog?q=ai`);
    await new Promise((resolve) => setTimeout(resolve, 0));
    assert.equal(hasCome, false);
  } finally {
    location.assign = assign;
  }
});
