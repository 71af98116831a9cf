import * as esbuild from "esbuild";
import { type Context, type Handler, Hono, type MiddlewareHandler } from "hono";
import { splitTags } from "../content/text/labels.ts";
import { readContentFiles } from "../content-service/content-files.ts";
import { slugOf } from "../lib/text/slug.ts";
import { addPhoto } from "../photos/add-photo.ts";
import { parseFocus } from "../photos/crop.ts";
import { coverOf, pictureBlockOf } from "../photos/photo-fields.ts";
import { listPhotos } from "../photos/photo-list.ts";
import { cmsConfig } from "./cms-config.ts";
import { openCmsPackage } from "./cms-package.ts";
import { type ContentFolder, createContentFolder } from "./content-folder.ts";
import { editorPage } from "./editor-page.ts";
import { staticFile } from "./static-file.ts";
import { createPreviewSite, type PreviewSite } from "./preview-site.ts";

const source = new URL("../../", import.meta.url);

/**
 * The editor: its page, the project's content files, and previews.
 * @param root The project whose content is edited, with a trailing slash.
 */
export async function createEditorApp(root: URL): Promise<Hono> {
  const folder = createContentFolder(root);
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
      c.json({ config: cmsConfig(), tags: await knownTags(content) }),
  );
  app.route("/cms/files", filesApp(folder));
  app.post("/cms/preview", previewPage(folder, preview));
  app.post(
    "/cms/pictures",
    async (c) => c.json(await addPicture(await c.req.formData(), root)),
  );
  app.get("/cms/*", (c) => found(c, cms.file(c.req.path.slice(5))));
  app.get(
    "/:folder{pictures|fonts|icons|drawings}/*",
    (c) => found(c, staticFile(c.req.path, root)),
  );
  app.onError((error, c) => c.text(error.message, 422));
  return app;
}

function sendText(text: string, type: string): Handler {
  return (c) => c.body(text, 200, { "Content-Type": `${type}; charset=utf-8` });
}

/**
 * Another site's page must not write here: neither by a form nor by a name that
 * leads to this machine.
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

/** The files of the content folder over HTTP. */
function filesApp(folder: ContentFolder): Hono {
  const app = new Hono();
  const pathOf = (path: string) =>
    decodeURIComponent(path).replace(/^\/cms\/files\//, "");
  app.get("/*", async (c) => {
    const path = pathOf(c.req.path);
    return path === "" || path.endsWith("/")
      ? c.json(await folder.list(path.replace(/\/+$/, "")))
      : c.body(await folder.read(path));
  });
  app.put("/*", async (c) => {
    await folder.write(pathOf(c.req.path), await c.req.text());
    return c.body(null, 204);
  });
  app.post("/*", async (c) => {
    await folder.move(pathOf(c.req.path), c.req.header("x-to") ?? "");
    return c.body(null, 204);
  });
  app.delete("/*", async (c) => {
    await folder.remove(pathOf(c.req.path));
    return c.body(null, 204);
  });
  return app;
}

/** Makes the site's files of an uploaded picture, and says their addresses. */
async function addPicture(form: FormData, root: URL) {
  const file = form.get("file");
  if (!(file instanceof File)) throw new Error("There is no picture");
  const folder = new URL("static/pictures/", root);
  const taken = new Set((await listPhotos(folder)).map(({ name }) => name));
  const name = slugOf(file.name.replace(/\.\w+$/, "")) || "picture";
  let free = name;
  for (let n = 2; taken.has(free); n++) free = `${name}-${n}`;
  const photo = await addPhoto({
    bytes: new Uint8Array(await file.arrayBuffer()),
    name: free,
    alt: String(form.get("alt") ?? ""),
    focus: parseFocus(String(form.get("focus"))),
    folder,
  });
  return {
    cover: coverOf(photo).coverImage,
    whole: pictureBlockOf(photo).image,
  };
}

/** The tags of all articles, the most used first. */
async function knownTags(content: URL): Promise<string[]> {
  const { articles } = await readContentFiles(content)
    .catch(() => ({ articles: [] }));
  const counts = new Map<string, number>();
  for (const tag of articles.flatMap(({ tags }) => splitTags(tags))) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([tag]) => tag);
}

async function browserScript(): Promise<string> {
  const { outputFiles: [file] } = await esbuild.build({
    entryPoints: [
      decodeURIComponent(
        new URL("src/editor/browser/start.ts", source).pathname,
      ),
    ],
    bundle: true,
    format: "iife",
    write: false,
  });
  return file?.text ?? "";
}
