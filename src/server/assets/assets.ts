import type { MiddlewareHandler } from "hono";
import { getMimeType, mimes } from "hono/utils/mime";
import { serviceWorkerPath } from "../../addresses/paths.ts";
import { byteRange } from "../../lib/http/byte-range.ts";
import { matchesEtag } from "../../lib/http/conditional.ts";
import { chosenEncoding } from "../../lib/http/encodings.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import type { SiteEnv } from "../logging/request-state.ts";
import {
  type BuildManifest,
  developmentStamp,
  distFolder,
} from "./build-manifest.ts";
import { type CachedFile, createFileCache } from "../../lib/file-cache.ts";

// The encoding of an SVG is in the file.
const types = { ...mimes, svg: "image/svg+xml" };
const staticFolder = new URL("../../../static/", import.meta.url);

/**
 * Serves the build's hashed assets and the files of `static/`. Only paths that
 * the manifest lists exist: no path of a request is looked up on disk.
 */
export function assets(
  manifest: () => BuildManifest,
): MiddlewareHandler<SiteEnv> {
  let listed: { manifest: BuildManifest; files: Map<string, URL> } | undefined;
  const cache = createFileCache();

  /** Development replaces the manifest with each build. */
  function files(): Map<string, URL> {
    const current = manifest();
    if (listed?.manifest !== current) {
      cache.clear();
      listed = { manifest: current, files: listFiles(current) };
    }
    return listed.files;
  }

  return async function serve(c, next) {
    const { path } = c.env.address;
    const file = files().get(path);
    if (!file) return await next();
    c.env.route = `${path.slice(0, path.indexOf("/", 1) + 1)}*`;
    const isBuilt = isHashed(path) || path === serviceWorkerPath;
    const encoding = isBuilt && manifest().stamp !== developmentStamp
      ? chosenEncoding(c.req.header("accept-encoding"))
      : undefined;
    const suffix = encoding === "br" ? ".br" : encoding === "gzip" ? ".gz" : "";
    const read = await cache.read(new URL(file.href + suffix));
    return respond(c.req.raw, read, {
      ...headersOf(path),
      ...(encoding && { "Content-Encoding": encoding }),
    });
  };
}

function isHashed(path: string): boolean {
  return path.startsWith("/assets/");
}

function headersOf(path: string): Record<string, string> {
  const isWorker = path === serviceWorkerPath;
  return {
    "Content-Type": getMimeType(path, types) ?? "application/octet-stream",
    "Accept-Ranges": "bytes",
    "Cache-Control": isHashed(path)
      ? cachePolicy.immutable
      // Browsers must notice at the next visit that a worker is withdrawn.
      : isWorker
      ? "no-cache"
      : cachePolicy.day,
    ...(isHashed(path) && { Vary: "Accept-Encoding" }),
    // Outlives a deployment at the edge: older pages still find their chunks.
    ...(isHashed(path) && { "Deno-Cache-Id": "assets" }),
  };
}

/** The whole file, a range of it (206, 416), or 304 (RFC 9110). */
function respond(
  { method, headers: asked }: Request,
  { bytes, etag }: CachedFile,
  facts: Record<string, string>,
): Response {
  const headers: Record<string, string> = { ...facts, ETag: etag };
  if (matchesEtag(asked.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const isHead = method === "HEAD";
  const condition = asked.get("if-range");
  const range = isHead || (condition && condition !== etag)
    ? undefined
    : byteRange(asked.get("range"), bytes.byteLength);
  if (range === "unsatisfiable") {
    headers["Content-Range"] = `bytes */${bytes.byteLength}`;
    headers["Cache-Control"] = cachePolicy.never;
    delete headers["Content-Encoding"];
    return new Response(null, { status: 416, headers });
  }
  const part = range ? bytes.subarray(range.first, range.last + 1) : bytes;
  headers["Content-Length"] = String(part.byteLength);
  if (range) {
    headers["Content-Range"] =
      `bytes ${range.first}-${range.last}/${bytes.byteLength}`;
  }
  return new Response(part, {
    status: range ? 206 : 200,
    headers,
  });
}

function listFiles(
  { assets, files, worker }: BuildManifest,
): Map<string, URL> {
  const built = new URL(`.${worker}`, distFolder);
  return new Map([
    ...(worker ? [[serviceWorkerPath, built] as const] : []),
    ...assets.map((path) => [path, new URL(`.${path}`, distFolder)] as const),
    ...files.map((path) => [path, new URL(`.${path}`, staticFolder)] as const),
  ]);
}
