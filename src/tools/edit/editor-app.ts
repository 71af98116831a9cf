import * as esbuild from "esbuild";
import { type Context, type Handler, Hono, type MiddlewareHandler } from "hono";
import { splitTags } from "../../pages/blog/tags.ts";
import { checkContentFiles, fileProblemLine } from "../content/check-files.ts";
import { type Article, articles } from "../../pages/blog/article.server.ts";
import {
  readRecord,
  recordFiles,
} from "../../content/embedded/record-files.ts";
import { cmsConfig } from "./cms-config.ts";
import { openCmsPackage } from "./cms-package.ts";
import {
  ConflictError,
  type ContentFolder,
  createContentFolder,
} from "./content-folder.ts";
import { editorPage } from "./editor-page.ts";
import { createNewPictures } from "./new-pictures.ts";
import { staticFile } from "./static-file.ts";
import { createPreviewSite, type PreviewSite } from "./preview-site.ts";

const source = new URL("../../../", import.meta.url);

/**
 * The editor: its page, the project's content files, and previews.
 * @param root The project whose content is edited, with a trailing slash.
 */
export async function createEditorApp(root: URL): Promise<Hono> {
  const newPictures = createNewPictures(new URL("static/pictures/", root));
  const folder = createContentFolder(root, newPictures);
  const content = new URL("data/content/", root);
  const [cms, script, preview] = await Promise.all([
    openCmsPackage(),
    browserScript(),
    createPreviewSite(content),
  ]);
  const app = new Hono();
  app.use(onlyFromHere);
  app.get("/", (c) => c.html(editorPage));
  app.get("/cms/editor.js", sendText(script, "text/javascript"));
  app.get("/cms/site.css", sendText(preview.stylesheet, "text/css"));
  app.get(
    "/cms/setup.json",
    async (c) =>
      c.json({
        config: cmsConfig(),
        tags: await knownTags(new URL("articles/", content)),
        ...await checkedFiles(root),
      }),
  );
  app.route("/cms/files", filesApp(folder, root));
  app.post("/cms/preview", previewPage(folder, preview));
  app.post(
    "/cms/pictures",
    async (c) => c.json(await newPictures.add(await c.req.formData())),
  );
  app.get("/cms/*", (c) => found(c, cms.file(c.req.path.slice(5))));
  app.get(
    "/:folder{pictures|fonts|icons|drawings}/*",
    (c) => found(c, staticFile(c.req.path, root, newPictures)),
  );
  app.onError((error, c) =>
    c.text(error.message, error instanceof ConflictError ? 409 : 422)
  );
  return app;
}

function sendText(text: string, type: string): Handler {
  return (c) => c.body(text, 200, { "Content-Type": `${type}; charset=utf-8` });
}

/**
 * Pages of other sites must not write here, neither with a form nor by DNS
 * rebinding.
 */
const onlyFromHere: MiddlewareHandler = async (c, next) => {
  const from = c.req.header("origin");
  const { host, hostname } = new URL(c.req.url);
  const isHere = hostname === "localhost" || hostname === "127.0.0.1";
  if (!isHere || from && URL.parse(from)?.host !== host) {
    return c.text("Not from here", 403);
  }
  await next();
  c.header("Cache-Control", "no-store");
};

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
    const path = `data/content/${collection}/${id}.json`;
    const complete = await folder.complete(path, record);
    return c.html(await preview.page(collection, complete));
  };
}

/** The files of the content folder over HTTP; a save answers its warnings. */
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
      path: c.req.header("x-from") ?? path,
      version: c.req.header("if-match"),
    });
    const file = path.replace(/^data\/content\//, "");
    const { warnings } = await checkedFiles(root, file);
    const headers = { ETag: version };
    return warnings.length > 0
      ? c.text(["Saved. Please check:", ...warnings].join("\n"), 200, headers)
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
 * Problems of content files, because the form does not list invalid ones, and
 * warnings of the valid ones, each on one line.
 * @param only The file whose warnings are wanted; of all by default.
 */
async function checkedFiles(
  root: URL,
  only?: string,
): Promise<{ problems: string[]; warnings: string[] }> {
  const { problems, warnings } = await checkContentFiles(
    new URL("data/content/", root),
    new URL("static/", root),
    only,
  );
  return {
    problems: problems.map(fileProblemLine),
    warnings: warnings.map(fileProblemLine),
  };
}

async function browserScript(): Promise<string> {
  const { outputFiles: [file] } = await esbuild.build({
    entryPoints: [
      decodeURIComponent(
        new URL("src/tools/edit/browser/start.ts", source).pathname,
      ),
    ],
    bundle: true,
    format: "iife",
    write: false,
  });
  return file?.text ?? "";
}
