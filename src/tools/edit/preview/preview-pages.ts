import { createContentService } from "../../../content/embedded/content-service.ts";
import { readContentFiles } from "../../../pages/records.server.ts";
import { app } from "../../../server/app.ts";
import { createLog } from "../../../server/logging/log.ts";
import { ServerContent } from "../../../server/server-content.ts";
import { createServices } from "../../../server/services.ts";
import { readSettings } from "../../../settings.ts";
import type { PreviewTask } from "./preview-worker.ts";

const siteUrl = "http://localhost:8000";

/** The site in this process; returns the HTML of a page. */
export function createPages(
  { manifest, answers }: Omit<PreviewTask, "path">,
): (path: string) => Promise<string> {
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
    const files = await readContentFiles()
      // Ignore invalid files; the editor reports them.
      .catch(() => ({}));
    return await createContentService(files).request(path);
  }
  const services = createServices({
    settings,
    content: new ServerContent(
      settings,
      log,
      () => Promise.resolve({ request }),
    ),
    log,
    build: manifest,
    maxWaitMs: 5_000,
  });
  return async (path) => {
    const request = new Request(new URL(path, siteUrl));
    return await (await app.fetch(request, services)).text();
  };
}
