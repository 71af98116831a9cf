import { getMimeType } from "hono/utils/mime";
import { cachedPackage, cachedRegistries } from "../../lib/npm-cache.ts";
import { cmsLanguage, withOwnWords } from "./cms-words.ts";

const root = new URL("../../../", import.meta.url);
const name = "@sveltia/cms";

/**
 * The CMS keeps drafts over a closed tab in a database that each backend names.
 * The one for local folders has none, because it is meant for trials.
 */
const backend = /\{(?=isGit:!1,name:\w+,label:\w+,init:\(\)=>void 0,)/;

/** The files of the CMS, from Deno's package cache. */
export interface CmsPackage {
  /** A file by its path under `/cms/`; undefined if there is none. */
  file(path: string): Promise<Response | undefined>;
}

/** Hosts that the script loads files from, and our replacements. */
const replacements = [
  ["https://unpkg.com/", "/cms/packages/"],
  ["https://cdn.jsdelivr.net/fontsource/fonts/", "/cms/fonts/"],
] as const;

/**
 * Finds the package, or downloads it if it is not cached. Everything is served
 * from the cache, so that the editor works offline.
 * @param database The browser's database for unsaved texts.
 */
export async function openCmsPackage(database: string): Promise<CmsPackage> {
  const specifier: string = (await readJson("deno.json")).imports[name];
  const locked = Object.keys((await readJson("deno.lock")).npm);
  await new Deno.Command(Deno.execPath(), {
    args: ["cache", "--quiet", specifier],
    cwd: root,
  }).output();
  const registries = await cachedRegistries();
  const version = specifier.split("@").at(-1);
  const folder = await cachedPackage(registries, `${name}/${version}`);
  const font = (path: string) => fontOf(path, `${folder}/npm/assets`);
  return {
    async file(path) {
      if (path === "cms.js") return await script(folder, database);
      if (path.startsWith("chunks/")) return await send(`${folder}/dist`, path);
      if (path.startsWith("fonts/")) return await font(path);
      const [, own = "", inside = ""] =
        /^packages\/((?:@[\w.-]+\/)?[\w.-]+)(?:@[\w.-]+)?\/(.+)$/.exec(path) ??
          [];
      // The locked version, which may be newer than the one that the CMS was
      // built with.
      const id = locked.find((it) => it.startsWith(`${own}@`));
      if (!own || !id) return undefined;
      // Without the versions of its peers.
      const [number] = id.slice(own.length + 1).split("_");
      const place = `${own}/${number}`;
      const other = await cachedPackage(registries, place);
      if (own === name && inside === `locales/${cmsLanguage}.json`) {
        const words = await Deno.readTextFile(`${other}/${inside}`);
        return Response.json(withOwnWords(JSON.parse(words)));
      }
      return await send(other, inside);
    },
  };
}

async function readJson(path: string) {
  return JSON.parse(await Deno.readTextFile(new URL(path, root)));
}

async function script(folder: string, database: string): Promise<Response> {
  let text = await Deno.readTextFile(`${folder}/dist/sveltia-cms.js`);
  for (const [from, to] of replacements) text = text.replaceAll(from, to);
  if (!backend.test(text)) throw new Error("Cannot keep drafts in this CMS");
  const repository = JSON.stringify({ databaseName: database });
  text = text.replace(backend, `{repository:${repository},`);
  return new Response(text, {
    headers: { "Content-Type": "text/javascript; charset=utf-8" },
  });
}

/** A font by its name on the host; the package uses other names. */
async function fontOf(
  path: string,
  assets: string,
): Promise<Response | undefined> {
  const [, family, face] = /^fonts\/([\w-]+)(?::vf)?@[\w.]+\/([\w-]+)\.woff2$/
    .exec(path) ?? [];
  const start = `${family}-${face}-`;
  for await (const entry of Deno.readDir(assets)) {
    const isIt = entry.name.startsWith(start) && entry.name.endsWith(".woff2");
    if (isIt) return await send(assets, entry.name);
  }
}

const plainPath = /^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/;

async function send(
  folder: string,
  path: string,
): Promise<Response | undefined> {
  if (!plainPath.test(path)) return undefined;
  try {
    const type = getMimeType(path) ?? "text/plain";
    return new Response(await Deno.readFile(`${folder}/${path}`), {
      headers: { "Content-Type": type, "Cache-Control": "max-age=86400" },
    });
  } catch {
    return undefined;
  }
}
