import { endSignals } from "../../lib/end-signals.ts";
import { linkPackages } from "../build/client/package-links.ts";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import type { Settings } from "../../settings.ts";
import type { Faults } from "../content/faults.ts";
import { buildForDevelopment, checkData } from "./development-build.ts";
import { Development } from "./development.ts";
import { createDevProxy } from "./dev-proxy.ts";
import { FaultyContent } from "./faulty-content.ts";
import { createLiveReload } from "./live-reload.ts";
import { browserEntries, BrowserSources } from "./modules/browser-sources.ts";
import { SiteServer } from "./site-server.ts";
import { createTypeCheck } from "./type-check.ts";
import { watchSources } from "./watch-sources.ts";

/**
 * Serves the site, and applies each change until the process is stopped.
 * @throws {ExpectedError} If the port is in use.
 */
export async function serveDevelopment(
  { port }: Settings,
  { checksTypes, faults }: { checksTypes: boolean; faults?: Faults },
): Promise<void> {
  // Reachable only from this machine, unless HOST is set.
  const hostname = Deno.env.get("HOST") || "127.0.0.1";
  await using packages = await linkPackages(browserEntries);
  const liveReload = createLiveReload();
  const sources = new BrowserSources(packages.folder);
  const content = faults && new FaultyContent(faults);
  const server = new SiteServer({
    environment: async () => ({
      NODE_ENV: "development",
      // The proxy's origin, not the server's: links must lead to the proxy.
      SITE_URL: Deno.env.get("SITE_URL") || `http://localhost:${port}`,
      ...await content?.restart(),
    }),
    prepare: () => buildForDevelopment(packages),
    check: checkData,
    liveReload,
  });
  const development = new Development({
    sources,
    server,
    liveReload,
    checkTypes: checksTypes
      ? createTypeCheck((problem) => liveReload.problem("types", problem))
      : () => {},
  });

  for (const signal of endSignals) {
    Deno.addSignalListener(signal, async () => {
      await packages[Symbol.asyncDispose]();
      Deno.exit(0);
    });
  }

  listen(
    { port, hostname },
    createDevProxy({
      origin: () => server.origin(),
      sources: (pathname) => sources.response(pathname),
      liveReload,
      hostname,
    }),
  );
  await development.change([]);
  server.origin().then(() => console.log(`Ready: http://localhost:${port}`));
  for await (const files of watchSources()) await development.change(files);
}

/** @throws {ExpectedError} If the port is in use. */
function listen(
  { port, hostname }: { port: number; hostname: string },
  proxy: (request: Request) => Promise<Response>,
): void {
  try {
    Deno.serve({ port, hostname, onListen() {} }, proxy);
  } catch (cause) {
    if (!(cause instanceof Deno.errors.AddrInUse)) throw cause;
    throw new ExpectedError(`PORT="${port}": expected a port that is free`);
  }
}
