/** `deno task dev`: serves with rebuild and live reload on change. */
import { readSettings } from "../settings.ts";
import { buildForDevelopment } from "./development-build.ts";
import { createDevProxy } from "./dev-proxy.ts";
import { createLiveReload } from "./live-reload.ts";
import { startServerProcess } from "./server-process.ts";
import { watchSources } from "./watch-sources.ts";

const settings = readSettings(Deno.env.toObject());
// Reachable from this machine alone, unless HOST says otherwise.
const hostname = Deno.env.get("HOST") ?? "127.0.0.1";

const liveReload = createLiveReload();
const state: { origin?: string; problem?: string } = {};
let stopServer: (() => Promise<void>) | undefined;

/** Rebuilds and restarts the server; a problem is shown instead of thrown. */
async function refresh(): Promise<void> {
  const started = performance.now();
  try {
    await buildForDevelopment();
    await stopServer?.();
    stopServer = undefined;
    const server = await startServerProcess({
      NODE_ENV: "development",
      // The proxy's origin, not the server's: links must lead to the proxy.
      SITE_URL: Deno.env.get("SITE_URL") ??
        `http://localhost:${settings.port}`,
    });
    stopServer = server.stop;
    state.origin = server.origin;
    state.problem = undefined;
    const took = Math.round(performance.now() - started);
    console.log(`Ready in ${took} ms: http://localhost:${settings.port}`);
    liveReload.reload();
  } catch (cause) {
    state.problem = cause instanceof Error ? cause.message : String(cause);
    console.error(`\n${state.problem}\n`);
    liveReload.problem(state.problem);
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.addSignalListener(signal, async () => {
    await stopServer?.();
    Deno.exit(0);
  });
}

await refresh();
Deno.serve(
  { port: settings.port, hostname, onListen() {} },
  createDevProxy({ state, liveReload, hostname }),
);
for await (const _ of watchSources()) await refresh();
