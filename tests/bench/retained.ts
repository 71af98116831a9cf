/**
 * What a site holds in memory once its list is warm, in bytes: the garbage of
 * the way there does not count. Needs `--v8-flags=--expose-gc`.
 */
import { readBuild } from "../../src/server/assets/build-manifest.ts";
import { app } from "../../src/server/app.ts";
import { createLog } from "../../src/server/logging/log.ts";
import { createServerContent } from "../../src/server/server-content.ts";
import { createServices } from "../../src/server/services.ts";
import { readSettings } from "../../src/settings.ts";

const settings = readSettings(Deno.env.toObject());
const log = createLog("error");
const services = createServices({
  settings,
  build: readBuild(),
  content: createServerContent(settings, log),
  log,
});
for (let visit = 0; visit < 3; visit++) {
  const request = new Request(`${settings.siteUrl}/blog`);
  await (await app.fetch(request, services)).text();
}
const { gc } = globalThis as unknown as { gc(): void };
for (let round = 0; round < 3; round++) {
  gc();
  await new Promise((resolve) => setTimeout(resolve, 50));
}
const { heapUsed, external } = Deno.memoryUsage();
console.log(heapUsed + external);
