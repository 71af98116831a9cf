import assert from "node:assert/strict";
import { feedId } from "../../../src/pages/blog/feed-id.server.ts";
import { feedName } from "../../../src/records/feed-name.server.ts";

const addresses = ["https://old.example", "https://new.example"];

Deno.test("ids in feeds stay when the site's address changes, once they have a name", () => {
  const named = { feedName: "example.com,2025" };
  for (const address of addresses) {
    assert.equal(
      feedId(address, "one", named),
      "tag:example.com,2025:blog/one",
    );
    assert.equal(
      feedId(address, undefined, named),
      "tag:example.com,2025:blog",
    );
  }
});

Deno.test("without a name ids in feeds are addresses", () => {
  for (const address of addresses) {
    const none = { feedName: undefined };
    assert.equal(feedId(address, "one", none), `${address}/blog/one`);
    assert.equal(feedId(address, undefined, none), `${address}/feed.xml`);
  }
});

Deno.test("a name for feeds is a domain or mail address with a date", () => {
  for (
    const name of [
      ...["example.com,2025", "my-site.example.com,2025-07"],
      ...["hello@example.com,2025-07-31", "a.b_c-d@example.com,1999"],
    ]
  ) {
    assert.ok(feedName.safeParse(name).success, name);
  }
  for (
    const name of [
      ...["", "example.com", "2025", "example.com, 2025", "example,2025"],
      ...["example.com,25", "example.com,2025-13", "example.com,2025-7"],
      ...["example.com,2025-07-32", "https://example.com,2025", "-a.com,2025"],
      ...["a-.com,2025", "a..com,2025", "@example.com,2025", "a b@c.com,2025"],
      ...["example.com,2025\n", "exämple.com,2025", "example.com,2025:blog"],
      ...["Example.com,2025"],
    ]
  ) {
    assert.ok(!feedName.safeParse(name).success, name);
  }
});
