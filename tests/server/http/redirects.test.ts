/** No path and no header causes a redirect off the site. */
import assert from "node:assert/strict";
import * as fc from "fast-check";
import { checksOfRequests } from "../../support/app.ts";
import { each } from "../../support/promises.ts";
import { sendRaw } from "../../support/raw-client.ts";
import { useSite } from "../../support/site.ts";
import { withRecords } from "../../support/content/answers.ts";
import { oneOfEach } from "../../support/sections.ts";
import { publicOrigin } from "../../support/settings.ts";

const site = useSite({
  content: withRecords(oneOfEach("one")),
  settings: { SITE_URL: publicOrigin },
});

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

/** Headers from which proxies and frameworks build addresses. */
const header = fc.tuple(
  fc.constantFrom(
    ...["X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-Port"],
    ...["X-Forwarded-Prefix", "X-Forwarded-Server", "Forwarded", "Referer"],
    ...["X-Original-URL", "X-Rewrite-URL", "X-Host", "Origin", "Cookie"],
    ...["X-HTTP-Host-Override", "X-Original-Host", "Front-End-Https"],
    ...["Upgrade-Insecure-Requests", "Turbo-Frame", "X-Middleware-Rewrite"],
  ),
  fc.constantFrom(
    ...["evil.example", "https://evil.example/", "//evil.example", "1", "http"],
    ...["host=evil.example;proto=http", "/\\evil.example", "evil.example:1"],
  ),
).map(([name, value]) => `${name}: ${value}\r\n`);
const request = fc.tuple(
  fc.constantFrom("/", "//", "/\\", "/%5c", "http://evil.example/", ""),
  target,
  host,
  fc.array(header, { maxLength: 4 }),
).map(([start, rest, host, headers]) => {
  // A target ends at the first space or line end.
  const bytes = encodeURI(rest.toWellFormed()).replaceAll("%25", "%");
  return `HEAD ${start}${bytes} HTTP/1.1\r\nHost: ${host}\r\n${
    headers.join("")
  }\r\n`;
});

Deno.test("no generated raw request gets a Location off the site", async () => {
  const requests = fc.sample(request, 3000);
  const seen = new Set<number>();
  await each(requests.length, 20, async (index) => {
    const text = requests[index]!;
    const { status, headers } = await sendRaw(site.origin, text);
    seen.add(status);
    assert.ok(status < 500, text);
    for (const name of ["location", "refresh", "content-location"]) {
      const place = headers.get(name);
      if (place !== null) assertStays(place, text);
    }
  });
  // The requests covered all kinds of responses.
  for (const status of [200, 308, 400, 404]) {
    assert.ok(seen.has(status), `${status}`);
  }
});
