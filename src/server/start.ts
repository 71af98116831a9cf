import { readRedirects } from "../records/redirects.ts";
import { exitWithError } from "../lib/exit-with-error.ts";
import { isLocalOrigin, keepLocalCallsLocal } from "../lib/http/local-calls.ts";
import {
  readSettings,
  settingNames,
  type Settings,
  settingsAt,
  SettingsError,
} from "../settings.ts";
import { app } from "./app.ts";
import { buildCheck, readBuild } from "./build/build-manifest.ts";
import { readPrerendered } from "./build/prerendered.ts";
import { ResponseCache } from "./stored/response-cache.ts";
import { createLog, type Log, writeForPeople } from "./logging/log.ts";
import { withoutFalseLength } from "../lib/http/head-response.ts";
import {
  keepListening,
  type Listener,
  urlOf,
} from "../lib/http/keep-listening.ts";
import { closeUnreadBodies } from "../lib/http/unread-body.ts";
import {
  drainOnSignals,
  logUncaughtErrors,
  revokePermissions,
} from "./process.ts";
import { ContentClient } from "./content-client.ts";
import { createServices } from "./services.ts";

/**
 * Reads the settings and serves the site until a signal asks to stop.
 * Settings or content files that cannot be used end the process with lines that
 * say what to change.
 */
export async function start(): Promise<void> {
  try {
    await serve(readSettings(
      Object.fromEntries(
        settingNames.map((name) => [name, Deno.env.get(name)]),
      ),
    ));
  } catch (cause) {
    exitWithError(cause);
  }
}

/**
 * @throws {ExpectedError} When there is no build, the address cannot be used,
 * or the content or the redirects cannot be used.
 */
async function serve(given: Settings): Promise<void> {
  const { contentApiUrl } = given;
  if (contentApiUrl && isLocalOrigin(contentApiUrl)) keepLocalCallsLocal();
  const log = createLog(
    given.logLevel,
    Deno.stdout.isTerminal() ? writeForPeople(given.logLevel) : undefined,
  );
  logUncaughtErrors(log);
  const redirects = await readRedirects();
  const build = readBuild();
  const isProduction = Deno.env.get("NODE_ENV") === "production";
  const firstResponse = Promise.withResolvers<unknown>();
  const stopping = new AbortController();
  let hasRequest = false;
  const server = listen(
    given,
    { log, stopping: stopping.signal },
    closeUnreadBodies((request) => {
      const response = app.fetch(request, services);
      // allSettled, because no one would handle a rejection of this promise.
      if (!hasRequest) {
        Promise.allSettled([response]).then(firstResponse.resolve);
      }
      hasRequest = true;
      const sent = request.method === "HEAD"
        ? withoutFalseLength(response)
        : response;
      return stopping.signal.aborted ? closingConnection(sent) : sent;
    }),
  );
  const settings = settingsAt(given, server.address.port);
  const content = new ContentClient(settings, log);
  const services = createServices({
    settings,
    build,
    content,
    redirects,
    log,
    stopping: stopping.signal,
    buildProblem: buildCheck(build),
    responses: new ResponseCache(
      isProduction ? readPrerendered(settings) : undefined,
    ),
  });
  revokePermissions();
  drainOnSignals({
    server,
    log,
    stopping,
    endCalls: () => content.abortCalls(),
  });
  // Answer the request that made the platform start this process first.
  const idle = Promise.race([
    firstResponse.promise,
    new Promise((resolve) => setTimeout(resolve, 100)),
  ]);
  if (content.isEmbedded) {
    await idle;
    await content.load();
  }
  log.info("Listening", { url: urlOf(server.address) });
  await idle;
  // Preloads the renderer for the first page that is not cached.
  await import("./documents/pages.ts");
  await server.finished;
}

/**
 * Accepts connections at the address of the settings, until it is stopped.
 * @throws {SettingsError} When that address cannot be used.
 */
function listen(
  { host, port }: Pick<Settings, "host" | "port">,
  { log, stopping }: { log: Log; stopping: AbortSignal },
  handler: Deno.ServeHandler,
): Listener {
  try {
    return keepListening(
      { port, hostname: host, automaticCompression: true, onListen() {} },
      handler,
      {
        onOutage: (reason) =>
          log.error("Cannot accept connections", { reason }),
        stopping,
      },
    );
  } catch (cause) {
    const isOfPort = cause instanceof Deno.errors.AddrInUse ||
      cause instanceof Deno.errors.PermissionDenied;
    throw new SettingsError(
      isOfPort
        ? `PORT="${port}": expected a port that is free and may be used`
        : `HOST="${host}": expected an address of this machine, such as 0.0.0.0`,
      { cause },
    );
  }
}

/** Adds `Connection: close` to a response. */
async function closingConnection(
  pending: Response | Promise<Response>,
): Promise<Response> {
  const response = await pending;
  response.headers.set("Connection", "close");
  return response;
}
