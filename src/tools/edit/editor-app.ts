import { type Context, type Handler, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { secureHeaders } from "hono/secure-headers";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { diskReason } from "../../lib/save-file.ts";
import { splitTags } from "../../pages/blog/tags.ts";
import { checkAll, fileProblemLine } from "../content/check.ts";
import { type Article, articles } from "../../pages/blog/article.server.ts";
import { pathInForm } from "../../records/record-to-save.ts";
import { readKind } from "../../records/files.server.ts";
import type { FormRecord } from "../../records/form-record.ts";
import { filePath } from "../../records/kind.ts";
import {
  ConflictError,
  type ContentFolder,
  createContentFolder,
  editedRecord,
} from "./records/content-folder.ts";
import { collectionOf, kindOf } from "../../pages/kinds.server.ts";
import { formsApp } from "./forms/forms-app.ts";
import { formsPage } from "./forms/forms-page.ts";
import { deletionLines, deletionOf } from "./records/deletion.ts";
import { deletedPage } from "./records/deleted-page.ts";
import { NewPictures } from "./pictures/pictures.ts";
import { type EditorEnv, onlyFromOwnPage } from "./own-origin.ts";
import type { ReadRecord } from "./records/own-saves.ts";
import { fieldLabel } from "./records/field-label.ts";
import { createPublisher, type PublisherOptions } from "./publish/publish.ts";
import { publishApp } from "./publish/publish-app.ts";
import { addRedirect, redirectOffer } from "./records/redirects.ts";
import { staticFile } from "./pictures/static-file.ts";
import { createPreview, type Preview } from "./preview/preview.ts";
import { listTrash, restore } from "./records/trash.ts";

const statics = "/:folder{pictures|fonts|icons|drawings}/*";
const bodyLimits = [
  ["/editor/files/*", 10],
  ["/forms/check", 10],
  ["/editor/preview", 10],
  ["/editor/pictures", 100],
  ["/editor/projects/pictures", 100],
  ["/editor/redirects", 1],
  ["/deleted", 1],
] as const;

/**
 * The editor: its page, the project's content files, and previews.
 * @param root The project whose content is edited, with a trailing slash.
 */
export async function createEditorApp(
  root: URL,
  publishing?: PublisherOptions,
): Promise<{ app: Hono<EditorEnv> } & AsyncDisposable> {
  const pictures = new NewPictures(new URL("static/pictures/", root));
  const folder = createContentFolder(root, pictures);
  const publisher = createPublisher(root, publishing);
  const preview = await createPreview(root);
  const notes = async () => ({
    tags: await knownTags(root),
    ...await checkedFiles(root),
  });
  const app = new Hono<EditorEnv>();
  // A drawing that is opened as a page runs no script.
  app.use(statics, headersWith({ sandbox: [], defaultSrc: ["'none'"] }));
  app.use(headersWith({ frameAncestors: ["'none'"] }));
  app.use(onlyFromOwnPage);
  for (const [path, megabytes] of bodyLimits) {
    const onError = (c: Context) =>
      c.text(`Too large: at most ${megabytes} million bytes`, 413);
    app.use(path, bodyLimit({ maxSize: megabytes * 1_000_000, onError }));
  }
  app.get("/", (c) => c.html(formsPage));
  app.get("/editor/site.css", (c) => {
    c.header("Content-Type", "text/css; charset=utf-8");
    return c.body(preview.stylesheet);
  });
  app.route("/forms", formsApp(root, folder, notes));
  app.route("/editor/files", filesApp(folder, root));
  app.post("/editor/preview", previewPage(folder, preview));
  app.post(
    "/editor/pictures",
    async (c) => c.json(await pictures.photos.add(await c.req.formData())),
  );
  app.post(
    "/editor/projects/pictures",
    async (c) => c.json(await pictures.projects.add(await c.req.formData())),
  );
  app.route("/editor/publish", publishApp(publisher));
  app.get("/editor/redirects", async (c) => {
    const { list = "", id = "" } = c.req.query();
    return c.json(await redirectOffer(root, list, id));
  });
  app.post("/editor/redirects", async (c) => {
    const { from, to } = await c.req.json();
    addRedirect(root, String(from), String(to));
    return c.body(null, 204);
  });
  app.get("/editor/deletion", async (c) => {
    const { list = "", id = "" } = c.req.query();
    const deletion = await deletionOf(root, collectionOf(list), id);
    return c.json(deletionLines(deletion));
  });
  app.get("/deleted", async (c) => c.html(deletedPage(await listTrash(root))));
  app.post("/deleted", async (c) => {
    const { id } = await c.req.parseBody();
    const { record } = await restore(root, String(id));
    const place = `/#/collections/${record.list}/entries/${record.id}`;
    return c.redirect(place, 303);
  });
  app.get(
    statics,
    async (c) => await staticFile(c.req.path, root, pictures) ?? c.notFound(),
  );
  app.onError(answerError);
  return {
    app,
    async [Symbol.asyncDispose]() {
      await Promise.all([
        preview[Symbol.asyncDispose](),
        pictures[Symbol.asyncDispose](),
      ]);
    },
  };
}

/** A file-system error is a sentence, which says where a text to save is. */
function answerError(error: Error, c: Context): Response {
  const reason = diskReason(error);
  if (!reason && !(error instanceof ExpectedError)) {
    console.error(error);
    return c.text("Something went wrong: see the editor's terminal.", 500);
  }
  const isOfDisk = reason ?? diskReason(error.cause);
  const message = reason ? `Cannot do this: ${reason}.` : error.message;
  return c.text(
    isOfDisk && c.req.method === "PUT"
      ? `${message} Your text is still in this form.`
      : message,
    error instanceof ConflictError ? 409 : 422,
  );
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

/** The page of an unsaved record. */
function previewPage(folder: ContentFolder, preview: Preview): Handler {
  return async (c) => {
    const { collection, id, record } = await c.req.json();
    const kind = kindOf(collection);
    const toSave = folder.toSave(filePath(kind, id), record);
    return c.html(await preview.page(kind, id, toSave));
  };
}

/** The files of the content folder over HTTP; a save answers what to check. */
function filesApp(folder: ContentFolder, root: URL): Hono {
  const app = new Hono();
  const pathOf = (path: string) =>
    decodeURIComponent(path).replace(/^\/editor\/files\//, "");
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
    const text = await c.req.text();
    const version = await folder.write(path, text, readBy(c));
    const notes = await notesOf(root, path, JSON.parse(text));
    const headers = { ETag: version };
    return notes.length > 0
      ? c.text(["Saved. Please check:", ...notes].join("\n"), 200, headers)
      : c.body(null, 204, headers);
  });
  app.delete("/*", async (c) => {
    await folder.remove(pathOf(c.req.path), readBy(c));
    return c.body(null, 204);
  });
  return app;
}

/** What the form of a request has read, and which form it is. */
function readBy({ req }: Context): ReadRecord {
  const { from, form, attempt } = req.query();
  return {
    id: from,
    version: req.header("if-match"),
    ...(form && { form: { name: form, attempt: Number(attempt) } }),
  };
}

/** The tags of all articles, most used first. */
async function knownTags(root: URL): Promise<string[]> {
  const counts = new Map<string, number>();
  const { valid } = await readKind(articles, root);
  for (const { record } of valid) {
    const { tags } = record as Article;
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
async function notesOf(
  root: URL,
  path: string,
  form: FormRecord,
): Promise<string[]> {
  const { kind } = editedRecord(path);
  const { problems, warnings } = await checkAll(root, path);
  return [...problems, ...warnings].filter(({ file }) => file === path).map(
    ({ field, reason }) =>
      `${
        fieldLabel(kind.fields, pathInForm(form, field.split(".")))
      }: ${reason}`,
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
