import assert from "node:assert/strict";
import { paths, projectPath } from "../../src/addresses/paths.ts";
import { samples } from "../support/addresses.ts";
import { createApp } from "../../src/server/app.ts";
import { readManifestSync } from "../../src/server/assets/build-manifest.ts";
import { readPrerendered } from "../../src/server/assets/prerendered.ts";
import { createLog } from "../../src/server/logging/log.ts";
import { createServerContent } from "../../src/server/server-content.ts";
import { readSettings } from "../../src/settings.ts";

const siteUrl = "https://site.example";
const manifest = readManifestSync();

/** The site of the build, whose content never comes. */
function siteOfBuild(level = "warn", write: (line: string) => void = () => {}) {
  const settings = readSettings({ SITE_URL: siteUrl, LOG_LEVEL: level });
  const log = createLog(settings.logLevel, write);
  return createApp({
    settings,
    content: createServerContent(settings, log, () => new Promise(() => {})),
    manifest: () => manifest,
    prerendered: readPrerendered(siteUrl),
    log,
  });
}

Deno.test("documents and files of the build need no content", async () => {
  const site = siteOfBuild();
  for (
    const path of [
      paths.home,
      projectPath(samples.project.slug),
      manifest.entry,
    ]
  ) {
    const response = await site.fetch(new Request(siteUrl + path));
    assert.equal(response.status, 200, path);
    assert.equal(response.headers.get("x-content-type-options"), "nosniff");
    await response.body?.cancel();
  }
  const home = await (await site.fetch(new Request(siteUrl + paths.home)))
    .text();
  assert.match(home, new RegExp(`<link rel="canonical" href="${siteUrl}/?"`));
});

Deno.test("a response from memory has the id of its log line, if lines are written", async () => {
  const lines: string[] = [];
  const timing = async (site: ReturnType<typeof siteOfBuild>) => {
    const { headers, body } = await site.fetch(
      new Request(siteUrl + paths.home),
    );
    await body?.cancel();
    return headers.get("server-timing") ?? "";
  };
  const logged = await timing(
    siteOfBuild("info", (line) => lines.push(line)),
  );
  const { id } = JSON.parse(lines[0] ?? "{}");
  assert.ok(id && logged.includes(`id;desc="${id}"`), logged);
  assert.doesNotMatch(await timing(siteOfBuild()), /id;/);
});
