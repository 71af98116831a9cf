/**
 * `deno task dev`: serves the site and applies each change immediately.
 * `--no-check` skips the type check.
 */
import { linkPackages } from "../build/client/package-links.ts";
import { readCommandLine } from "../../lib/command-line.ts";
import { exitWithError, ExpectedError } from "../../lib/exit-with-error.ts";
import { readSettings, type Settings } from "../../settings.ts";
import { buildForDevelopment } from "./development-build.ts";
import { Development } from "./development.ts";
import { createDevProxy } from "./dev-proxy.ts";
import { createLiveReload } from "./live-reload.ts";
import { browserEntries, BrowserSources } from "./modules/browser-sources.ts";
import { SiteServer } from "./site-server.ts";
import { createTypeCheck } from "./type-check.ts";
import { watchSources } from "./watch-sources.ts";

const { values: flags } = readCommandLine("deno task dev [--no-check]", {
  options: { "no-check": { type: "boolean" } },
});
const settings = settingsOrExit();
// Reachable only from this machine, unless HOST is set.
const hostname = Deno.env.get("HOST") || "127.0.0.1";

const packages = await linkPackages(browserEntries);
const liveReload = createLiveReload();
const sources = new BrowserSources(packages.folder);
const server = new SiteServer({
  environment: {
    NODE_ENV: "development",
    // The proxy's origin, not the server's: links must lead to the proxy.
    SITE_URL: Deno.env.get("SITE_URL") || `http://localhost:${settings.port}`,
  },
  prepare: () => buildForDevelopment(packages),
  liveReload,
});
const development = new Development({
  sources,
  server,
  liveReload,
  checkTypes: flags["no-check"]
    ? () => {}
    : createTypeCheck((problem) => liveReload.problem("types", problem)),
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.addSignalListener(signal, async () => {
    await server.stop();
    await packages[Symbol.asyncDispose]();
    Deno.exit(0);
  });
}

serve();
await development.change([]);
server.origin().then(() =>
  console.log(`Ready: http://localhost:${settings.port}`)
);
for await (const files of watchSources()) await development.change(files);

function settingsOrExit(): Settings {
  try {
    return readSettings(Deno.env.toObject());
  } catch (cause) {
    exitWithError(cause);
  }
}

/** Listens; exits with one line if the port is in use. */
function serve(): void {
  try {
    Deno.serve(
      { port: settings.port, hostname, onListen() {} },
      createDevProxy({
        origin: () => server.origin(),
        sources: (pathname) => sources.response(pathname),
        liveReload,
        hostname,
      }),
    );
  } catch (cause) {
    exitWithError(
      cause instanceof Deno.errors.AddrInUse
        ? new ExpectedError(
          `PORT="${settings.port}": expected a port that is free`,
        )
        : cause,
    );
  }
}
