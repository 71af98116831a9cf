/** `deno task dev`: serves with rebuild and live reload on change. */
import { readSettings } from "../settings.ts";
import { buildForDevelopment } from "./development-build.ts";
import { createDevProxy } from "./dev-proxy.ts";
import { createReloads } from "./reloads.ts";
import { startServerProcess } from "./server-process.ts";
import { watchSources } from "./watch-sources.ts";

const settings = readSettings(Deno.env.toObject());
// Nobody but this machine, unless it is asked for.
const hostname = Deno.env.get("HOST") ?? "127.0.0.1";

const reloads = createReloads();
const state: { origin?: string; problem?: string } = {};
let stopServer: (() => Promise<void>) | undefined;

/** Builds and starts the server anew; a problem is shown and survived. */
async function refresh(): Promise<void> {
  const started = performance.now();
  try {
    await buildForDevelopment();
    await stopServer?.();
    stopServer = undefined;
    const server = await startServerProcess({
      NODE_ENV: "development",
      // Where visitors see it: links are built from that.
      SITE_URL: Deno.env.get("SITE_URL") ??
        `http://localhost:${settings.port}`,
    });
    stopServer = server.stop;
    state.origin = server.origin;
    state.problem = undefined;
    const took = Math.round(performance.now() - started);
    console.log(`Ready in ${took} ms: http://localhost:${settings.port}`);
    reloads.reload();
  } catch (cause) {
    state.problem = cause instanceof Error ? cause.message : String(cause);
    console.error(`\n${state.problem}\n`);
    reloads.problem(state.problem);
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
  createDevProxy({ state, reloads, hostname }),
);
for await (const _ of watchSources()) await refresh();
