import type { MiddlewareHandler } from "hono";
import { getMimeType, mimes } from "hono/utils/mime";
import { LRUCache } from "lru-cache";
import { contentHash } from "../../lib/content-hash.ts";
import {
  contentHashOf,
  currentAddress,
  staticAddress,
} from "../../static-files.ts";
import { isShareFile } from "../../agency/pictures/picture-kinds.ts";
import { chosenEncoding } from "../../lib/http/encodings.ts";
import { type FileBytes, fileResponse } from "../../lib/http/file-response.ts";
import { projectRoot } from "../../lib/project-root.ts";
import { memoize } from "../../lib/promises/memoize.ts";
import { cachePolicy } from "../http/cache-policy.ts";
import type { SiteEnv } from "../services.ts";
import {
  type BuildManifest,
  developmentStamp,
  distFolder,
  drawingFile,
  isDrawing,
} from "../build/build-manifest.ts";

// The encoding of an SVG is in the file.
const types = { ...mimes, svg: "image/svg+xml" };
const staticFolder = new URL("static/", projectRoot);

const workerFile = new URL("service-worker.js", staticFolder);
/**
 * Where other software has its service worker. An origin's former site may have
 * left one there, which goes on answering until this file replaces it.
 */
const workerPaths = ["/service-worker.js", "/sw.js", "/ngsw-worker.js"];

/**
 * Serves the build's hashed assets and the files of `static/`, these under the
 * hash of another build too: pages of older builds keep their pictures. The
 * share picture of an article is served under the hash of its content alone.
 * Only paths that the manifest lists exist: none of a request is looked up on
 * disk.
 */
export const assets: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { build } = c.env;
  const { path } = c.var.address;
  const { listed, shares } = filesOf(build);
  const { path: share = "", hash } = contentHashOf(path) ?? {};
  const file = listed.get(path) ?? listed.get(currentAddress(path) ?? "") ??
    shares.get(share);
  if (!file) return await next();
  const isBuilt = file.href.startsWith(distFolder.href);
  const encoding = isBuilt && build.stamp !== developmentStamp
    ? chosenEncoding(c.req.header("accept-encoding"))
    : undefined;
  const suffix = encoding === "br" ? ".br" : encoding === "gzip" ? ".gz" : "";
  const read = await readFile(new URL(file.href + suffix));
  // A later build has removed it, or this is no hash of it.
  if (!read || hash && read.etag !== `"${hash}"`) return await next();
  const folder = path.slice(0, path.indexOf("/", 1) + 1);
  c.set("route", folder ? `${folder}*` : path);
  return fileResponse(c.req.raw, read, {
    ...headersOf(path, { isCurrent: listed.has(path) || hash !== undefined }),
    ...(isBuilt && { Vary: "Accept-Encoding" }),
    ...(encoding && { "Content-Encoding": encoding }),
  });
};

/** The files that were last read; the size is in bytes. */
const cache = new LRUCache<string, FileBytes>({ maxSize: 32 * 1024 * 1024 });

/** Reads a file, if it is there, or takes it from memory. */
async function readFile(file: URL): Promise<FileBytes | undefined> {
  const cached = cache.get(file.href);
  if (cached) return cached;
  const bytes = await Deno.readFile(file).catch((cause) => {
    if (!(cause instanceof Deno.errors.NotFound)) throw cause;
  });
  if (!bytes) return undefined;
  const read = { bytes, etag: `"${await contentHash(bytes)}"` };
  cache.set(file.href, read, { size: Math.max(1, bytes.byteLength) });
  return read;
}

/** The files of a build that are served. */
interface ServedFiles {
  /** By the addresses that this build gives them. */
  listed: Map<string, URL>;
  /** Share pictures of articles, by their paths. */
  shares: Map<string, URL>;
}

/** @param isCurrent Whether a hash in the path is that of this build. */
function headersOf(
  path: string,
  { isCurrent }: { isCurrent: boolean },
): Record<string, string> {
  const isHashed = path.startsWith("/assets/");
  return {
    "Content-Type": getMimeType(path, types) ?? "application/octet-stream",
    "Accept-Ranges": "bytes",
    "Cache-Control": workerPaths.includes(path)
      ? cachePolicy.revalidate
      : !isHashed
      ? cachePolicy.day
      : isCurrent
      ? cachePolicy.immutable
      : cachePolicy.revalidate,
    // Outlives a deployment at the edge: older pages still find their chunks.
    ...(isHashed && isCurrent && { "Deno-Cache-Id": "assets" }),
  };
}

const filesOf = memoize(
  ({ assets, files, stamp }: BuildManifest): ServedFiles => {
    const all = files.map((path) =>
      [
        path,
        isDrawing(path) && stamp !== developmentStamp
          ? drawingFile(path)
          : new URL(`.${path}`, staticFolder),
      ] as const
    );
    const served = all.filter(([path]) => !isShareFile(path));
    return {
      listed: new Map([
        ...assets.map((path) =>
          [path, new URL(`.${path}`, distFolder)] as const
        ),
        ...served,
        ...workerPaths.map((path) => [path, workerFile] as const),
        ...served.map(([path, file]) => [staticAddress(path), file] as const),
      ]),
      shares: new Map(all.filter(([path]) => isShareFile(path))),
    };
  },
);
