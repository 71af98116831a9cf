import {
  type BuildManifest,
  hasBuild,
  lateManifest,
} from "../build/manifest.ts";
import { readPrerendered } from "../build/prerendered.ts";
import { type Settings, settingsAt } from "../settings.ts";
import type { App } from "./app.ts";
import { loadCompressor } from "./lazy-compression.ts";
import { createLineWriter } from "./line-writer.ts";
import { createLog, isLogged, type Log } from "./log.ts";
import {
  assertProductionReact,
  drainOnSignals,
  narrowPermissions,
  pause,
  surviveErrors,
} from "./process.ts";
import type { PageStore } from "./page-store.ts";
import { createDocumentStore } from "./ready-pages.ts";
import { createRequestLog } from "./request-log.ts";
import { createSite } from "./site.ts";
import { type Handle, withTelemetry } from "./telemetry.ts";

/** How long the first visitors have the process for themselves. */
const quietMs = 50;

/**
 * Serves the site until a signal asks to stop; then answers what is under way.
 * The documents and files of the build are answered at once, while the app
 * that makes all others is loaded behind them.
 * @throws {Error} When there is no build, or the app cannot be loaded.
 */
export async function serve(given: Settings): Promise<void> {
  // A platform that keeps the console's lines gets them one by one.
  const writer = given.isDeployed
    ? { add: console.log, close() {} }
    : createLineWriter();
  const log = createLog(given.logLevel, writer.add);
  surviveErrors(log);
  if (!hasBuild()) {
    throw new Error('Cannot serve: there is no build; run "deno task build"');
  }
  // The documents of the build do not need it.
  const manifest = lateManifest();
  let handle: Handle;
  const server = Deno.serve({
    port: given.port,
    hostname: given.host,
    automaticCompression: true,
    onListen() {},
  }, (request) => handle(request));
  const settings = settingsAt(given, server.addr.port);
  const store = createDocumentStore(
    settings.siteUrl,
    production() ? readPrerendered(settings.siteUrl) : undefined,
  );
  const site = createSite({
    ...settings,
    manifest,
    store,
    loadApp: () => loadApp({ settings, manifest, store, log }),
    log,
    ...(isLogged("info", settings.logLevel) && {
      noteRequest: createRequestLog(writer.add),
    }),
  });
  handle = site.fetch;
  handle = await withTelemetry(site.fetch, settings.isTraced);
  log.info("Listening", { url: `http://localhost:${server.addr.port}` });
  narrowPermissions();
  drainOnSignals({ server, log, beforeExit: writer.close });
  await pause(quietMs);
  await site.prepare();
  await server.finished;
}

interface AppParts {
  settings: Settings;
  manifest(): BuildManifest;
  store: PageStore;
  log: Log;
}

async function loadApp(
  { settings, manifest, store, log }: AppParts,
): Promise<App> {
  const [{ createApp }, { createServerContent }] = await Promise.all([
    import("./app.ts"),
    import("./server-content.ts"),
    loadCompressor(),
  ]);
  if (production()) await assertProductionReact();
  return createApp({
    settings,
    content: await createServerContent(settings, log),
    manifest,
    store,
    production: production(),
    log,
  });
}

function production(): boolean {
  return Deno.env.get("NODE_ENV") === "production";
}
