import assert from "node:assert/strict";
import { paths, projectPath } from "../../src/paths.ts";
import { readBuild } from "../../src/server/build/build-manifest.ts";
import { readPrerendered } from "../../src/server/build/prerendered.ts";
import { ResponseCache } from "../../src/server/stored/response-cache.ts";
import { samples } from "../support/addresses.ts";
import { testApp } from "../support/app.ts";
import { silent } from "../support/content/answers.ts";
import { readSettings } from "../../src/settings.ts";
import { publicOrigin } from "../support/settings.ts";

const build = readBuild();

/** The built site over a content service that never answers. */
function siteOfBuild(settings: Record<string, string> = {}) {
  const responses = new ResponseCache(
    readPrerendered(readSettings({ SITE_URL: publicOrigin, ...settings })),
  );
  const services = { build, responses };
  return testApp({ content: silent, settings, services });
}

Deno.test("serves prerendered pages and built files without content", async () => {
  const { request, get } = await siteOfBuild();
  for (
    const path of [paths.home, projectPath(samples.project.slug), build.entry]
  ) {
    const response = await request(path);
    assert.equal(response.status, 200, path);
    assert.equal(response.headers.get("x-content-type-options"), "nosniff");
    await response.body?.cancel();
  }
  const canonical = `<link rel="canonical" href="${publicOrigin}/?"`;
  assert.match(await get(paths.home), new RegExp(canonical));
});

Deno.test("a cached response carries its request id when request logging is on", async () => {
  async function timingOf({ request }: Awaited<ReturnType<typeof testApp>>) {
    const { headers, body } = await request(paths.home);
    await body?.cancel();
    return headers.get("server-timing") ?? "";
  }
  const site = await siteOfBuild({ LOG_LEVEL: "info" });
  const logged = await timingOf(site);
  const { id } = JSON.parse(site.lines[0] ?? "{}");
  assert.ok(id && logged.includes(`id;desc="${id}"`), logged);
  assert.doesNotMatch(await timingOf(await siteOfBuild()), /id;/);
});
