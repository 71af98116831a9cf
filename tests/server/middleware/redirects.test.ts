import assert from "node:assert/strict";
import * as fc from "fast-check";
import { checksOfRequests } from "../../support/app.ts";
import { publicOrigin } from "../../support/settings.ts";

const piece = fc.oneof(
  fc.constantFrom(
    ...["/", "//", "\\", "%2f", "%5c", "..", "%2e%2e", ";", "@", ":", "%00"],
    ...["%0d%0a", "evil.example", "https:", "About-Us", "BLOG", "?", "#"],
    ...["%09", "\t", "%E3%80%82", "javascript:", "//evil.example", "blog"],
    ...["about-us", "portfolio", "api", "assets", "feed.xml", "www.", "."],
  ),
  fc.string({ maxLength: 6, unit: "binary" }),
);
const target = fc.array(piece, { maxLength: 8 }).map((it) => it.join(""));
const host = fc.constantFrom(
  ...["site.example", "www.site.example", "evil.example", "127.0.0.1"],
  ...["www.evil.example", "site.example.evil.example", "evil.example:80"],
);

function assertStays(location: string, what: string): void {
  const { origin, username } = new URL(location, publicOrigin);
  assert.equal(origin, publicOrigin, what);
  assert.equal(username, "", what);
  assert.doesNotMatch(location, /^[/\\]{2}|[\r\n]/, what);
}

Deno.test("no generated request target redirects off the site", async () => {
  const check = checksOfRequests();
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(host, target, async (host, target) => {
      const { status, headers } = await check({
        method: "GET",
        url: `http://${host}/${target}`,
        headers: new Headers({ Host: host }),
      });
      statuses.add(status);
      const location = headers.get("location");
      if (location !== null) assertStays(location, target);
    }),
    { numRuns: 2000 },
  );
  assert.deepEqual([...statuses].sort(), [200, 308, 404]);
});
