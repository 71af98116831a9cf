import assert from "node:assert/strict";
import { readManifest } from "../../src/build/manifest.ts";
import { readPrerendered } from "../../src/build/prerendered.ts";
import { createLog } from "../../src/server/log.ts";
import { createDocumentStore } from "../../src/server/ready-pages.ts";
import type { Answered } from "../../src/server/request-log.ts";
import { createSite, type Site } from "../../src/server/site.ts";
import { paths } from "../../src/paths.ts";

const siteUrl = "https://site.example";
const manifest = await readManifest();

/** The site of the build, with an app that is loaded when `loadApp` says so. */
function siteWith(
  loadApp: () => Promise<{ answer(): Response; quick(): undefined }>,
  noteRequest?: (answered: Answered) => void,
): Site {
  assert.ok(manifest);
  return createSite({
    siteUrl,
    isPreview: false,
    manifest: () => manifest,
    store: createDocumentStore(siteUrl, readPrerendered(siteUrl)),
    loadApp,
    log: createLog("error", () => {}),
    ...(noteRequest && { noteRequest }),
  });
}

function get(path: string, headers: Record<string, string> = {}): Request {
  return new Request(siteUrl + path, {
    headers: { host: "site.example", ...headers },
  });
}

Deno.test("documents and files of the build are answered before the app is loaded", async () => {
  let loads = 0;
  const site = siteWith(() => {
    loads++;
    return new Promise(() => {});
  });
  for (const path of [paths.home, "/portfolio/alomaa", manifest!.entry]) {
    const response = await site.fetch(get(path));
    assert.equal(response.status, 200, path);
    assert.equal(response.headers.get("x-content-type-options"), "nosniff");
    await response.body?.cancel();
  }
  const home = await (await site.fetch(get(paths.home))).text();
  assert.match(home, new RegExp(`<link rel="canonical" href="${siteUrl}/?"`));
  assert.equal(loads, 0);
});

Deno.test("an answer from memory carries the id of its line, where lines are written", async () => {
  const ids: string[] = [];
  const loadApp = () => new Promise<never>(() => {});
  const timing = async (site: Site) => {
    const { headers, body } = await site.fetch(get(paths.home));
    await body?.cancel();
    return headers.get("server-timing") ?? "";
  };
  const told = await timing(siteWith(loadApp, ({ id }) => void ids.push(id)));
  assert.ok(ids[0] && told.includes(`id;desc="${ids[0]}"`), told);
  assert.doesNotMatch(await timing(siteWith(loadApp)), /id;/);
});

Deno.test("the app is loaded once, for the requests that need it", async () => {
  let loads = 0;
  const site = siteWith(() => {
    loads++;
    return Promise.resolve({
      answer: () => new Response("by the app"),
      quick: () => undefined,
    });
  });
  const texts = await Promise.all(
    [get(paths.blog), get("/", { cookie: "a=b" })].map(async (request) =>
      await (await site.fetch(request)).text()
    ),
  );
  assert.deepEqual(texts, ["by the app", "by the app"]);
  assert.equal(loads, 1);
});
