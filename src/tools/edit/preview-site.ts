import { paths } from "../../paths.ts";
import {
  bodyWith,
  type ListName,
  recordKinds,
} from "../../content/record-kinds.ts";
import { pageModules } from "../build/client/page-modules.ts";
import { bundleStyles } from "../build/client/styles.ts";
import { readContentFiles } from "../../pages/records.server.ts";
import { createContentService } from "../../content/embedded/content-service.ts";
import { app } from "../../server/app.ts";
import type { BuildManifest } from "../../server/assets/build-manifest.ts";
import { createLog } from "../../server/logging/log.ts";
import { createServerContent } from "../../server/server-content.ts";
import { createServices } from "../../server/services.ts";
import { readSettings } from "../../settings.ts";
import type { FormRecord } from "./record-drafts.ts";

/** Pages of the site with an unsaved record. */
export interface PreviewSite {
  /** The HTML of a record's page, without its scripts. */
  page(list: ListName, record: FormRecord): Promise<string>;
  /** The stylesheet that the pages load. */
  stylesheet: string;
}

const root = new URL("../../../", import.meta.url);
const stylesheetPath = "/cms/site.css";

/**
 * Renders pages in this process, like the site.
 * @param folder The content folder, with a trailing slash.
 */
export async function createPreviewSite(folder: URL): Promise<PreviewSite> {
  const { manifest, stylesheet } = await buildStyles();
  /** Response bodies with unsaved records, by the paths of their calls. */
  const drafts = new Map<string, object>();
  const fetchPage = createPages(manifest, folder, drafts);
  return {
    stylesheet,
    async page(list, record) {
      const { one } = recordKinds[list];
      const id = String(record._id);
      drafts.set(`/api/${one}/${id}`, bodyWith(list, shown(record)));
      const path = paths[one].replace(":id", id);
      const response = await fetchPage(
        new Request(new URL(path, "http://localhost:8000")),
      );
      const html = await response.text();
      return html.replace(
        /<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs,
        "",
      );
    },
  };
}

/** Builds only styles: previews need no scripts. */
async function buildStyles() {
  const { inline, rest } = await bundleStyles({
    absWorkingDir: decodeURIComponent(root.pathname),
    outdir: "dist/assets",
    bundle: true,
    external: ["/fonts/*", "/icons/*", "/pictures/*"],
    logLevel: "silent",
  });
  const pages = Object.fromEntries(
    [...await pageModules()].map(([path, module]) => [
      path,
      { modules: [], styles: inline(module) },
    ]),
  );
  const manifest: BuildManifest = {
    stamp: "preview",
    entry: "/cms/none.js",
    scripts: [],
    fonts: [],
    assets: [],
    files: [],
    stylesheets: [stylesheetPath],
    pages,
  };
  const [sheet] = rest.values();
  return { manifest, stylesheet: new TextDecoder().decode(sheet) };
}

/** The record as public now, whatever its status and dates. */
function shown(record: FormRecord): FormRecord {
  const { status: _status, createdAt: _created, ...dated } = record;
  const { publishAt: _from, unpublishAt: _until, ...rest } = dated;
  const { validThrough: _end, ...open } = rest;
  // Otherwise an article would get the site's fallback title.
  return { title: "No title yet", ...open };
}

function createPages(
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
  async function send(path: string): Promise<Response> {
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
    () => Promise.resolve({ send }),
  );
  const services = createServices({
    settings,
    content,
    log,
    build: manifest,
    maxWaitMs: 5_000,
  });
  return (request: Request) => app.fetch(request, services);
}
