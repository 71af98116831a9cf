import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { type Context, type Handler, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { secureHeaders } from "hono/secure-headers";
import { contentHash } from "../../lib/content-hash.ts";
import { splitTags } from "../../pages/blog/tags.ts";
import { fileProblemLine } from "../content/check-files.ts";
import { checkAll } from "../content/check-projects.ts";
import { type Article, articles } from "../../pages/blog/article.server.ts";
import { factPages } from "../../content/facts/fact-pages.server.ts";
import {
  readRecord,
  recordFiles,
} from "../../content/embedded/record-files.ts";
import { recordPath } from "./collections.ts";
import { cmsConfig } from "./cms-config.ts";
import { openCmsPackage } from "./cms-package.ts";
import {
  ConflictError,
  type ContentFolder,
  createContentFolder,
  recordOf,
} from "./content-folder.ts";
import { deletedPage } from "./deleted-page.ts";
import { editorPage } from "./editor-page.ts";
import { createNewPictures } from "./new-pictures.ts";
import { type EditorEnv, onlyFromOwnPage } from "./own-origin.ts";
import { placeInForm } from "./place-in-form.ts";
import { createPublisher } from "./publish/publish.ts";
import { createProjectUploads } from "./project-uploads.ts";
import { publishApp } from "./publish/publish-app.ts";
import { addRedirect, redirectOffer } from "./redirects.ts";
import { staticFile } from "./static-file.ts";
import { createPreviewSite, type PreviewSite } from "./preview-site.ts";
import { bringBack, listTrash, picturesOf } from "./trash.ts";

const source = new URL("../../../", import.meta.url);

const statics = "/:folder{pictures|fonts|icons|drawings}/*";
const megabyte = 1_000_000;
const maxRecordLength = 10 * megabyte;
const maxPictureLength = 100 * megabyte;

/**
 * The editor: its page, the project's content files, and previews.
 * @param root The project whose content is edited, with a trailing slash.
 */
export async function createEditorApp(root: URL): Promise<Hono<EditorEnv>> {
  const pictures = picturesOf(root);
  const newPictures = createNewPictures(pictures);
  const uploads = createProjectUploads(pictures);
  const folder = createContentFolder(root, newPictures, uploads);
  const newFiles = {
    file: (address: string) =>
      newPictures.file(address) ?? uploads.file(address),
  };
  const content = new URL("data/content/", root);
  const publisher = createPublisher(root);
  const [cms, script, preview] = await Promise.all([
    openCmsPackage(`editor of ${await contentHash(root.href)}`),
    browserScript(),
    createPreviewSite(root),
  ]);
  const app = new Hono<EditorEnv>();
  // A drawing that is opened as a page runs no script.
  app.use(statics, headersWith({ sandbox: [], defaultSrc: ["'none'"] }));
  app.use(headersWith({ frameAncestors: ["'none'"] }));
  app.use(onlyFromOwnPage);
  app.use("/cms/files/*", limitBody(maxRecordLength));
  app.use("/cms/preview", limitBody(maxRecordLength));
  app.use("/cms/pictures", limitBody(maxPictureLength));
  app.use("/cms/projects/pictures", limitBody(maxPictureLength));
  app.use("/cms/projects/weight", limitBody(maxRecordLength));
  app.use("/cms/redirects", limitBody(megabyte));
  app.use("/deleted", limitBody(megabyte));
  app.get("/", (c) => c.html(editorPage));
  app.get("/cms/editor.js", sendText(script, "text/javascript"));
  app.get("/cms/site.css", sendText(preview.stylesheet, "text/css"));
  app.get(
    "/cms/setup.json",
    async (c) =>
      c.json({
        config: cmsConfig(),
        sections: Object.fromEntries(
          [...factPages].map(([name, { section }]) => [name, section]),
        ),
        tags: await knownTags(new URL("articles/", content)),
        ...await checkedFiles(root),
        hasDeleted: listTrash(root).length > 0,
        canPublish: await publisher.canPublish(),
      }),
  );
  app.route("/cms/files", filesApp(folder, root));
  app.post("/cms/preview", previewPage(folder, preview));
  app.post(
    "/cms/pictures",
    async (c) => c.json(await newPictures.add(await c.req.formData())),
  );
  app.post(
    "/cms/projects/pictures",
    async (c) => c.json(await uploads.add(await c.req.formData())),
  );
  app.post(
    "/cms/projects/weight",
    async (c) => c.json(await uploads.weight(await c.req.json())),
  );
  app.route("/cms/publish", publishApp(publisher));
  app.get("/cms/redirects", async (c) => {
    const { list = "", id = "" } = c.req.query();
    return c.json(await redirectOffer(root, list, id));
  });
  app.post("/cms/redirects", async (c) => {
    const { from, to } = await c.req.json();
    addRedirect(root, String(from), String(to));
    return c.body(null, 204);
  });
  app.get("/deleted", (c) => c.html(deletedPage(listTrash(root))));
  app.post("/deleted", async (c) => {
    const { id } = await c.req.parseBody();
    const { record } = await bringBack(root, String(id));
    const place = record &&
      `/#/collections/${record.list}/entries/${record.id}`;
    return c.redirect(place ?? "/deleted", 303);
  });
  app.get("/cms/*", (c) => found(c, cms.file(c.req.path.slice(5))));
  app.get(
    statics,
    (c) => found(c, staticFile(c.req.path, root, newFiles)),
  );
  app.onError((error, c) =>
    c.text(error.message, error instanceof ConflictError ? 409 : 422)
  );
  return app;
}

function sendText(text: string, type: string): Handler {
  return (c) => c.body(text, 200, { "Content-Type": `${type}; charset=utf-8` });
}

function limitBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: (c) =>
      c.text(`Too large: at most ${maxSize / megabyte} million bytes`, 413),
  });
}

type Policy = NonNullable<
  Parameters<typeof secureHeaders>[0]
>["contentSecurityPolicy"];

/** Headers that keep the editor out of other pages' frames and scripts. */
function headersWith(contentSecurityPolicy: Policy): MiddlewareHandler {
  const secure = secureHeaders({
    contentSecurityPolicy,
    xFrameOptions: "DENY",
    // Forms of this page need an origin.
    referrerPolicy: "same-origin",
    strictTransportSecurity: false,
  });
  return async (c, next) => {
    await secure(c, next);
    c.header("Cache-Control", "no-store");
  };
}

async function found(
  c: Context,
  file: Promise<Response | undefined>,
): Promise<Response> {
  return await file ?? await c.notFound();
}

/** The page of an unsaved record. */
function previewPage(folder: ContentFolder, preview: PreviewSite): Handler {
  return async (c) => {
    const { collection, id, record } = await c.req.json();
    const complete = folder.complete(recordPath(collection, id), record);
    if (factPages.has(collection)) {
      return c.html(await preview.facts(collection, complete));
    }
    return c.html(
      collection === "projects"
        ? await preview.project(complete)
        : await preview.page(collection, complete),
    );
  };
}

/** The files of the content folder over HTTP; a save answers what to check. */
function filesApp(folder: ContentFolder, root: URL): Hono {
  const app = new Hono();
  const pathOf = (path: string) =>
    decodeURIComponent(path).replace(/^\/cms\/files\//, "");
  app.get("/*", async (c) => {
    const path = pathOf(c.req.path);
    if (path === "" || path.endsWith("/")) {
      return c.json(await folder.list(path.replace(/\/+$/, "")));
    }
    const { text, version } = await folder.read(path);
    return c.body(text, 200, { ETag: version });
  });
  app.put("/*", async (c) => {
    const path = pathOf(c.req.path);
    const version = await folder.write(path, await c.req.text(), {
      id: c.req.query("from"),
      version: c.req.header("if-match"),
    });
    const notes = await notesOf(root, path);
    const headers = { ETag: version };
    return notes.length > 0
      ? c.text(["Saved. Please check:", ...notes].join("\n"), 200, headers)
      : c.body(null, 204, headers);
  });
  app.delete("/*", (c) => {
    folder.remove(pathOf(c.req.path), c.req.header("if-match"));
    return c.body(null, 204);
  });
  return app;
}

/** The tags of all articles, most used first. */
async function knownTags(folder: URL): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const name of await recordFiles(folder)) {
    const read = await readRecord(new URL(name, folder), articles.file);
    if (!("record" in read)) continue;
    const { tags } = read.record as Article;
    for (const tag of splitTags(tags ?? "")) {
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([tag]) => tag);
}

/**
 * What is to be checked in a saved file, by the labels of its form: also what
 * would keep it from being published, such as a portrait that is not there.
 */
async function notesOf(root: URL, path: string): Promise<string[]> {
  const { list } = recordOf(path);
  const { problems, warnings } = await checkAll(root, path);
  return [...problems, ...warnings].filter(({ file }) => file === path).map(
    ({ field, reason }) => `${placeInForm(list, field.split("."))}: ${reason}`,
  );
}

/**
 * Problems of content files, because the form does not list invalid ones, and
 * warnings of the valid ones, each on one line.
 */
async function checkedFiles(
  root: URL,
): Promise<{ problems: string[]; warnings: string[] }> {
  const { problems, warnings } = await checkAll(root);
  return {
    problems: problems.map(fileProblemLine),
    warnings: warnings.map(fileProblemLine),
  };
}

async function browserScript(): Promise<string> {
  const { outputFiles: [file] } = await esbuild.build({
    entryPoints: [
      fileURLToPath(new URL("src/tools/edit/browser/start.ts", source)),
    ],
    bundle: true,
    format: "iife",
    write: false,
  });
  return file?.text ?? "";
}
