import { pageOf, summaryOf } from "../../../data/project-views.ts";
import { createContentService } from "../../content/embedded/content-service.ts";
import { projectPath } from "../../paths.ts";
import type { ProjectRecord } from "../../pages/portfolio/project.server.ts";
import { readContentFiles } from "../../pages/records.server.ts";
import { app } from "../../server/app.ts";
import type { BuildManifest } from "../../server/assets/build-manifest.ts";
import { queryPage } from "../../server/documents/query-page.ts";
import { renderComplete } from "../../server/documents/renderer.tsx";
import { createLog } from "../../server/logging/log.ts";
import { createServerContent } from "../../server/server-content.ts";
import { createServices } from "../../server/services.ts";
import { Visit } from "../../server/visit.ts";
import { readSettings } from "../../settings.ts";

/**
 * The pages of the site, rendered in this process.
 * @param folder The content folder, with a trailing slash.
 * @param drafts Answers instead of saved records, by the paths of their calls.
 */
export function createPages(
  manifest: BuildManifest,
  folder: URL,
  drafts: ReadonlyMap<string, object>,
) {
  const settings = readSettings({
    SITE_URL: "http://localhost:8000",
    CONTENT_FRESH_SECONDS: "0",
    CONTENT_STALE_SECONDS: "0",
    LOG_LEVEL: "error",
  });
  const log = createLog(settings.logLevel);
  async function request(path: string): Promise<Response> {
    const draft = drafts.get(path);
    if (draft) return Response.json(draft);
    const files = await readContentFiles(folder)
      // Ignore invalid files; the editor reports them.
      .catch(() => ({}));
    return await createContentService(files).request(path);
  }
  const content = createServerContent(
    settings,
    log,
    () => Promise.resolve({ request }),
  );
  const services = createServices({
    settings,
    content,
    log,
    build: manifest,
    maxWaitMs: 5_000,
  });
  return {
    fetchPage: (request: Request) => app.fetch(request, services),
    /** Renders a project's page with this project instead of the saved one. */
    async projectPage(record: ProjectRecord): Promise<string> {
      const address = projectPath(record.slug);
      const current = await queryPage(address, new Visit(content));
      const data = { project: { ...summaryOf(record), ...pageOf(record) } };
      const loaderData = { [current.pattern]: data };
      const context = { ...current.context, loaderData };
      const { html } = await renderComplete({
        address,
        current: { ...current, data, context },
        settings,
        build: manifest,
      });
      return new TextDecoder().decode(html);
    },
  };
}
