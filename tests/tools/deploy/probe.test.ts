import assert from "node:assert/strict";
import { emptyBuild } from "../../../src/server/assets/build-manifest.ts";
import { probe } from "../../../src/tools/deploy/probe.ts";
import { type AppOptions, type TestApp, testApp } from "../../support/app.ts";
import { laterBy } from "../../support/clock.ts";
import { late, withRecords } from "../../support/content/answers.ts";
import { edgeBefore } from "../../support/edge.ts";
import { publicOrigin } from "../../support/settings.ts";

/** Probes a site whose clock runs on by itself. */
async function probed(
  site: Pick<TestApp, "request">,
  origin = publicOrigin,
): Promise<Record<string, string>> {
  using clock = new DisposableStack();
  const findings = await probe({
    origin,
    ask: (address, init) => site.request(address.slice(origin.length), init),
    wait(ms) {
      clock.use(laterBy(ms));
      return Promise.resolve();
    },
  });
  return Object.fromEntries(findings);
}

function siteWith(
  settings: Record<string, string>,
  options: AppOptions = {},
): Promise<TestApp> {
  return testApp({ settings: { LOG_LEVEL: "info", ...settings }, ...options });
}

const later = "visit after 65 s";

for (const LOG_LEVEL of ["info", "warn"]) {
  Deno.test(`a probe sees an edge that obeys its header, with LOG_LEVEL=${LOG_LEVEL}`, async () => {
    const app = await siteWith({ EDGE_CACHE: "on", LOG_LEVEL });
    using edge = edgeBefore(app);
    const found = await probed(edge);
    assert.equal(
      found["second visit"],
      "from the edge, Cache-Status: deno; hit",
    );
    assert.match(found[later] ?? "", /obeys Deno-CDN-Cache-Control/);
    assert.match(found["Deno-CDN-Cache-Control"] ?? "", /s-maxage=31536000/);
    assert.equal(found.coding, "br");
    assert.equal(found.address, publicOrigin);
    assert.equal(found["/readyz"], '{"status":"ready"}');
    assert.equal(
      found.version,
      `Deno ${Deno.version.deno}, release ${emptyBuild.stamp}`,
    );
    assert.match(found.purge ?? "", /^not needed/);
  });
}

Deno.test("a probe sees that an edge obeys Cache-Control alone", async () => {
  const app = await siteWith({});
  using edge = edgeBefore(app);
  const found = await probed(edge);
  assert.match(found["second visit"] ?? "", /^from the edge/);
  assert.match(found[later] ?? "", /obeys Cache-Control alone/);
});

Deno.test("a probe sees that nothing is kept before the process", async () => {
  const found = await probed(await siteWith({ EDGE_CACHE: "on" }));
  assert.match(found["second visit"] ?? "", /^from the process/);
  assert.match(found[later] ?? "", /keeps nothing/);
});

Deno.test("a probe sees that a page streams, and how it is compressed", async () => {
  const content = late(20, withRecords({}));
  const streaming = await siteWith({}, { content, maxWaitMs: 1 });
  const { stream = "" } = await probed(streaming);
  assert.match(stream, /^first byte after \d+ ms, last after \d+ ms/);
  const { stream: complete = "" } = await probed(await siteWith({}));
  assert.match(complete, /^none, as the content came at once: .+ coding br$/);
});

Deno.test("a probe sees an edge with the pages of another revision", async () => {
  const settings = { EDGE_CACHE: "on" };
  let served = await siteWith({ ...settings, SITE_URL: "https://old.example" });
  using edge = edgeBefore({ request: (...args) => served.request(...args) });
  const init = { headers: { "Accept-Encoding": "br, gzip" } };
  await (await edge.request("/", init)).body?.cancel();
  served = await siteWith(settings);
  assert.match((await probed(edge)).purge ?? "", /^needed: .+ purge all/);
});

Deno.test("a probe names the address that a site takes for its own", async () => {
  const origin = "https://app-k3xq9.agency.deno.net";
  const { address } = await probed(await siteWith({}), origin);
  assert.equal(address, `asked at ${origin}, links say ${publicOrigin}`);
});

Deno.test("a probe ends with a page that fails", async () => {
  const broken = await siteWith({}, { isBroken: true });
  await assert.rejects(probed(broken), /^Error: \/ answered 500$/);
});
