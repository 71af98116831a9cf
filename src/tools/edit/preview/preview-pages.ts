import { createContentService } from "../../../content/embedded/content-service.ts";
import { readContentFiles } from "../../../pages/records.server.ts";
import { ExpectedError } from "../../../lib/exit-with-error.ts";
import { app } from "../../../server/app.ts";
import type { BuildManifest } from "../../../server/build/build-manifest.ts";
import { createLog } from "../../../server/logging/log.ts";
import { ContentClient } from "../../../server/content-client.ts";
import { createServices } from "../../../server/services.ts";
import { readSettings } from "../../../settings.ts";

const siteUrl = "http://localhost:8000";

/** The site with an unsaved record. */
export interface PreviewSite {
  /** The address of the project whose records are edited. */
  root: string;
  manifest: BuildManifest;
  /** Answers of the content service by path, instead of saved records. */
  answers: Readonly<Record<string, object>>;
}

/**
 * The HTML of a page of the site in this process.
 * @throws {ExpectedError} If the page cannot be shown.
 */
export async function renderPage(
  path: string,
  { root, manifest, answers }: PreviewSite,
): Promise<string> {
  const settings = readSettings({
    SITE_URL: siteUrl,
    CONTENT_FRESH_SECONDS: "0",
    CONTENT_STALE_SECONDS: "0",
    LOG_LEVEL: "error",
  });
  const log = createLog(settings.logLevel);
  async function request(path: string): Promise<Response> {
    const answer = answers[path];
    if (answer) return Response.json(answer);
    const files = await readContentFiles(new URL(root))
      // Ignore invalid files; the editor reports them.
      .catch(() => ({}));
    return await createContentService(files).request(path);
  }
  const services = createServices({
    settings,
    content: new ContentClient(
      settings,
      log,
      () => Promise.resolve({ request }),
    ),
    log,
    build: manifest,
    maxWaitMs: 5_000,
  });
  const response = await app.fetch(
    new Request(new URL(path, siteUrl)),
    services,
  );
  const html = await response.text();
  if (response.status < 500) return html;
  throw new ExpectedError(`Cannot render "${path}": status ${response.status}`);
}
