import { readManifest } from "../build/manifest.ts";
import { readPrerendered } from "../build/prerendered.ts";
import type { Settings } from "../settings.ts";
import { createSite } from "./app.ts";
import { createLineWriter } from "./line-writer.ts";
import { createLog, isLogged } from "./log.ts";
import {
  assertProductionReact,
  drainOnSignals,
  narrowPermissions,
  surviveErrors,
} from "./process.ts";
import { createRequestLog } from "./request-log.ts";
import { createServerContent } from "./server-content.ts";
import { withTelemetry } from "./telemetry.ts";

/**
 * Serves the site until a signal asks to stop; then answers what is under way.
 * @throws {Error} When there is no build.
 */
export async function serve(settings: Settings): Promise<void> {
  // A platform that keeps the console's lines gets them one by one.
  const writer = settings.isDeployed
    ? { add: console.log, close() {} }
    : createLineWriter();
  const log = createLog(settings.logLevel, writer.add);
  surviveErrors(log);
  const manifest = await readManifest();
  if (!manifest) {
    throw new Error('Cannot serve: there is no build; run "deno task build"');
  }
  const content = await createServerContent(settings, log);
  const production = Deno.env.get("NODE_ENV") === "production";
  if (production) await assertProductionReact();
  const site = createSite({
    settings,
    content,
    manifest: () => manifest,
    ...(production && { prerendered: await readPrerendered(settings.siteUrl) }),
    production,
    log,
    ...(isLogged("info", settings.logLevel) && {
      noteRequest: createRequestLog(writer.add),
    }),
  });
  const server = Deno.serve({
    port: settings.port,
    hostname: settings.host,
    automaticCompression: true,
    onListen: ({ port }) =>
      log.info("Listening", { url: `http://localhost:${port}` }),
  }, await withTelemetry(site.fetch, settings.isTraced));
  narrowPermissions();
  drainOnSignals({ server, log, beforeExit: writer.close });
  await server.finished;
}
