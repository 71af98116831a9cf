import {
  type BuildManifest,
  developmentStamp,
  distFolder,
} from "../build/manifest.ts";
import { serviceWorkerPath } from "../paths.ts";
import { byteRange, namesVersion } from "./byte-range.ts";
import { chosenEncoding } from "./encodings.ts";
import { createKeptFiles, type KeptFile } from "./kept-files.ts";
import { addressOf } from "./request-address.ts";

const staticFolder = new URL("../../static/", import.meta.url);

const types: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
};

const forever = "public, max-age=31536000, immutable";
/** A worker is asked after at each visit: it must be possible to end it. */
const checked = "no-cache";
const forADay = "public, max-age=86400, stale-while-revalidate=604800";

/**
 * Serves the build's hashed assets and the files of `static/`. Only names that
 * the manifest lists exist: no path is ever looked up on disk.
 */
export function createAssets(manifest: () => BuildManifest) {
  let known: { manifest: BuildManifest; files: Map<string, URL> } | undefined;
  const kept = createKeptFiles();

  function files(): Map<string, URL> {
    const current = manifest();
    if (known?.manifest !== current) {
      kept.clear();
      known = { manifest: current, files: list(current) };
    }
    return known.files;
  }

  return async function assets(
    request: Request,
  ): Promise<Response | undefined> {
    const { path } = addressOf(request.url);
    const file = files().get(path);
    if (!file) return undefined;
    const isHashed = path.startsWith("/assets/");
    const isWorker = path === serviceWorkerPath;
    const isBuilt = isHashed || isWorker;
    const encoding = isBuilt && manifest().stamp !== developmentStamp
      ? chosenEncoding(request.headers.get("accept-encoding"))
      : undefined;
    const suffix = encoding === "br" ? ".br" : encoding === "gzip" ? ".gz" : "";
    const found = await kept.read(new URL(file.href + suffix));
    const extension = path.slice(path.lastIndexOf(".") + 1);
    return respond(request, found, {
      "Content-Type": types[extension] ?? "application/octet-stream",
      "Cache-Control": isHashed ? forever : isWorker ? checked : forADay,
      "Accept-Ranges": "bytes",
      // Outlives a deployment at the edge: old pages still find their chunks.
      ...(isBuilt && { Vary: "Accept-Encoding" }),
      ...(isHashed && { "Deno-Cache-Id": "assets" }),
      ...(encoding && { "Content-Encoding": encoding }),
    });
  };
}

/** The whole file, a part of it, or the news that it is the same still. */
function respond(
  { method, headers: asked }: Request,
  { bytes, etag }: KeptFile,
  facts: Record<string, string>,
): Response {
  const headers: Record<string, string> = { ...facts, ETag: etag };
  if (namesVersion(asked.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const isHead = method === "HEAD";
  const condition = asked.get("if-range");
  const range = isHead || (condition && condition !== etag)
    ? undefined
    : byteRange(asked.get("range"), bytes.byteLength);
  if (range === "unsatisfiable") {
    headers["Content-Range"] = `bytes */${bytes.byteLength}`;
    headers["Cache-Control"] = "no-store";
    delete headers["Content-Encoding"];
    return new Response(null, { status: 416, headers });
  }
  const part = range ? bytes.subarray(range.first, range.last + 1) : bytes;
  headers["Content-Length"] = String(part.byteLength);
  if (range) {
    headers["Content-Range"] =
      `bytes ${range.first}-${range.last}/${bytes.byteLength}`;
  }
  return new Response(isHead ? null : part, {
    status: range ? 206 : 200,
    headers,
  });
}

function list({ assets, files, worker }: BuildManifest): Map<string, URL> {
  const built = new URL(`.${worker}`, distFolder);
  return new Map([
    ...(worker ? [[serviceWorkerPath, built] as const] : []),
    ...assets.map((path) => [path, new URL(`.${path}`, distFolder)] as const),
    ...files.map((path) => [path, new URL(`.${path}`, staticFolder)] as const),
  ]);
}
