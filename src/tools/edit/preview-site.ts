import { fileURLToPath } from "node:url";
import { paths } from "../../paths.ts";
import {
  bodyWith,
  type ListName,
  recordKinds,
} from "../../content/record-kinds.ts";
import { pageModules } from "../build/client/page-modules.ts";
import { bundleStyles } from "../build/client/styles.ts";
import { emptyBuild } from "../../server/assets/build-manifest.ts";
import type { ProjectRecord } from "../../pages/portfolio/project.server.ts";
import { factPreview } from "./fact-preview.ts";
import { createPages } from "./preview-pages.ts";
import { type FormRecord, listOf } from "./record-drafts.ts";

/** Pages of the site with an unsaved record. */
export interface PreviewSite {
  /** The HTML of a record's page, without its scripts. */
  page(list: ListName, record: FormRecord): Promise<string>;
  /** The HTML of a project's page, without its scripts. */
  project(record: FormRecord): Promise<string>;
  /** The HTML of a page that shows these facts, without its scripts. */
  facts(name: string, record: FormRecord): Promise<string>;
  /** The stylesheet that the pages load. */
  stylesheet: string;
}

const root = new URL("../../../", import.meta.url);
const stylesheetPath = "/cms/site.css";

/**
 * Renders pages like the site.
 * @param project The project whose content is edited, with a trailing slash.
 */
export async function createPreviewSite(project: URL): Promise<PreviewSite> {
  const { manifest, stylesheet } = await buildStyles();
  /** Response bodies with unsaved records, by the paths of their calls. */
  const drafts = new Map<string, object>();
  const { fetchPage, projectPage } = createPages(
    manifest,
    new URL("data/content/", project),
    drafts,
  );
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
      return withoutScripts(await response.text());
    },
    async project(record) {
      const { slug, ground, mark, focus } = shownProject(record);
      const values = [
        colourOf(ground, "--ground"),
        colourOf(mark, "--mark"),
        typeof focus === "number" ? `--focus:${focus}%;` : "",
      ].join("");
      const html = withoutScripts(await projectPage(shownProject(record)));
      // The stylesheet has the saved values, and none of a new project.
      return html.replace(
        "</main>",
        `<style>.ground-${slug}{${values}}</style></main>`,
      );
    },
    facts: async (name, record) =>
      withoutScripts(await factPreview(project, name, record, manifest)),
  };
}

function withoutScripts(html: string): string {
  return html.replace(
    /<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs,
    "",
  );
}

function colourOf(colour: string, property: string): string {
  return /^#[0-9a-f]{6}$/.test(colour) ? `${property}:${colour};` : "";
}

/** The project with what its page needs, where the form has nothing yet. */
function shownProject(record: FormRecord): ProjectRecord {
  const showcase = listOf(record.showcase)
    .filter(({ picture }) => picture !== undefined);
  const empty = { name: "No name yet", line: "", description: "", tags: [] };
  const project = { ...empty, coverAlt: "", ground: "", mark: "", ...record };
  return { ...project, showcase } as unknown as ProjectRecord;
}

/** Builds only styles: previews need no scripts. */
async function buildStyles() {
  const { inline, rest } = await bundleStyles({
    absWorkingDir: fileURLToPath(root),
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
  const manifest = { ...emptyBuild, stylesheets: [stylesheetPath], pages };
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
