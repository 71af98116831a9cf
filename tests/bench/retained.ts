/**
 * What a site holds in memory once its list is warm, in bytes: the garbage of
 * the way there does not count. Needs `--v8-flags=--expose-gc`.
 */
import { readManifest } from "../../src/build/manifest.ts";
import { createApp } from "../../src/server/app.ts";
import { createLog } from "../../src/server/log.ts";
import { createDocumentStore } from "../../src/server/ready-pages.ts";
import { createServerContent } from "../../src/server/server-content.ts";
import { readSettings } from "../../src/settings.ts";

const settings = readSettings(Deno.env.toObject());
const manifest = await readManifest();
if (!manifest) throw new Error('Cannot measure: run "deno task build" first');
const log = createLog("error");
const app = createApp({
  settings,
  content: await createServerContent(settings, log),
  manifest: () => manifest,
  store: createDocumentStore(settings.siteUrl),
  log,
});
for (let visit = 0; visit < 3; visit++) {
  const request = new Request(`${settings.siteUrl}/blog`);
  await (await app.answer(request, "bench")).text();
}
const { gc } = globalThis as unknown as { gc(): void };
for (let round = 0; round < 3; round++) {
  gc();
  await new Promise((resolve) => setTimeout(resolve, 50));
}
const { heapUsed, external } = Deno.memoryUsage();
console.log(heapUsed + external);
