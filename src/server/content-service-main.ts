import { createContentService } from "../content/embedded/content-service.ts";
import { exitWithError, ExpectedError } from "../lib/exit-with-error.ts";
import { keepListening, urlOf } from "../lib/http/keep-listening.ts";
import { readContentFiles } from "../pages/records.server.ts";
import { readSettings } from "../settings.ts";

type Handler = (request: Request) => Response | Promise<Response>;

/**
 * Serves the embedded content service on its own. The build makes one file of
 * this module, which a container starts.
 * @param change Changes its behaviour.
 * @throws {ExpectedError} When a setting or a content file cannot be used, or
 * the port is in use.
 */
export async function serveContent(
  change = (handler: Handler): Handler => handler,
): Promise<void> {
  const settings = readSettings(Deno.env.toObject());
  const service = createContentService(
    await readContentFiles(),
    settings.previewSecret,
  );
  try {
    keepListening(
      {
        port: settings.contentPort,
        hostname: settings.host,
        onListen: (address) =>
          console.log(`Content service on ${urlOf(address)}`),
      },
      change(service.fetch),
      { onOutage: (reason) => console.error(`Cannot be reached: ${reason}`) },
    );
  } catch (cause) {
    if (!(cause instanceof Deno.errors.AddrInUse)) throw cause;
    throw new ExpectedError("Cannot listen: CONTENT_PORT is in use");
  }
}

if (import.meta.main) await serveContent().catch(exitWithError);
