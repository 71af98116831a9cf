/** A1 to A3: no path and no header makes an answer that leads off the site. */
import assert from "node:assert/strict";
import * as fc from "fast-check";
import { createRequestCheck } from "../../src/server/request-check.ts";
import { each } from "../support/each.ts";
import { sendRaw } from "../support/raw-client.ts";
import { rawStage, siteUrl } from "../support/raw-stage.ts";

const raw = rawStage();

const piece = fc.oneof(
  fc.constantFrom(
    ...["/", "//", "\\", "%2f", "%5c", "..", "%2e%2e", ";", "@", ":", "%00"],
    ...["%0d%0a", "evil.example", "https:", "About-Us", "BLOG", "?", "#"],
    ...["%09", "\t", "%E3%80%82", "javascript:", "//evil.example", "blog"],
    ...["careers", "portfolio", "api", "assets", "feed.xml", "www.", "."],
  ),
  fc.string({ maxLength: 6, unit: "binary" }),
);
const target = fc.array(piece, { maxLength: 8 }).map((it) => it.join(""));
const host = fc.constantFrom(
  ...["site.example", "www.site.example", "evil.example", "127.0.0.1"],
  ...["www.evil.example", "site.example.evil.example", "evil.example:80"],
);

function assertStays(location: string, what: string): void {
  const { origin, username } = new URL(location, siteUrl);
  assert.equal(origin, siteUrl, what);
  assert.equal(username, "", what);
  assert.doesNotMatch(location, /^[/\\]{2}|[\r\n]/, what);
}

Deno.test("A1 A2: ten thousand targets as the runtime hands them on lead nowhere but to the site", () => {
  const check = createRequestCheck(siteUrl);
  fc.assert(
    fc.property(host, target, (host, target) => {
      // Nothing in it is checked or changed yet.
      const request = {
        method: "GET",
        url: `http://${host}/${target}`,
        headers: new Headers({ Host: host }),
      } as Request;
      const verdict = check(request);
      if (verdict?.kind !== "move") return;
      assertStays(verdict.location, target);
      assert.ok(new Headers({ Location: verdict.location }));
    }),
    { numRuns: 10_000 },
  );
});

/** What proxies, browsers and frameworks are told where to go by. */
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

Deno.test("A1 A2 A3: ten thousand requests over sockets get no Location off the site", async () => {
  const requests = fc.sample(request, 10_000);
  const seen = new Map<number, number>();
  await each(requests.length, 20, async (index) => {
    const text = requests[index]!;
    const { status, headers } = await sendRaw(raw.site.origin, text);
    seen.set(status, (seen.get(status) ?? 0) + 1);
    assert.ok(status < 500, text);
    for (const name of ["location", "refresh", "content-location"]) {
      const place = headers.get(name);
      if (place !== null) assertStays(place, text);
    }
  });
  // All kinds of answers were among them.
  for (const status of [200, 308, 400, 404]) {
    assert.ok((seen.get(status) ?? 0) > 20, `${status}: ${seen.get(status)}`);
  }
});
