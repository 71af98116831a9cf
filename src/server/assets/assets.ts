import type { MiddlewareHandler } from "hono";
import { getMimeType, mimes } from "hono/utils/mime";
import { currentAddress, staticAddress } from "../../static-files.ts";
import { createFileCache } from "../../lib/file-cache.ts";
import { chosenEncoding } from "../../lib/http/encodings.ts";
import { fileResponse } from "../../lib/http/file-response.ts";
import { cachePolicy } from "../http/cache-policy.ts";
import type { SiteEnv } from "../services.ts";
import {
  type BuildManifest,
  developmentStamp,
  distFolder,
} from "./build-manifest.ts";

// The encoding of an SVG is in the file.
const types = { ...mimes, svg: "image/svg+xml" };
const staticFolder = new URL("../../../static/", import.meta.url);

/**
 * Serves the build's hashed assets and the files of `static/`, these under the
 * hash of another build too: pages of older builds keep their pictures. Only
 * paths that the manifest lists exist: none of a request is looked up on disk.
 */
export const assets: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { build } = c.env;
  const { path } = c.var.address;
  const listed = filesOf(build);
  const file = listed.get(path) ?? listed.get(currentAddress(path) ?? "");
  if (!file) return await next();
  const isBuilt = file.href.startsWith(distFolder.href);
  const encoding = isBuilt && build.stamp !== developmentStamp
    ? chosenEncoding(c.req.header("accept-encoding"))
    : undefined;
  const suffix = encoding === "br" ? ".br" : encoding === "gzip" ? ".gz" : "";
  const read = await cache.read(new URL(file.href + suffix));
  // A later build has removed it.
  if (!read) return await next();
  c.set("route", `${path.slice(0, path.indexOf("/", 1) + 1)}*`);
  return fileResponse(c.req.raw, read, {
    ...headersOf(path, { isCurrent: listed.has(path) }),
    ...(isBuilt && { Vary: "Accept-Encoding" }),
    ...(encoding && { "Content-Encoding": encoding }),
  });
};

const cache = createFileCache();
const files = new WeakMap<BuildManifest, Map<string, URL>>();

/** The served files of a build, by their paths. */
function filesOf(build: BuildManifest): Map<string, URL> {
  const known = files.get(build) ?? listFiles(build);
  files.set(build, known);
  return known;
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
    "Cache-Control": !isHashed
      ? cachePolicy.day
      : isCurrent
      ? cachePolicy.immutable
      : cachePolicy.revalidate,
    // Outlives a deployment at the edge: older pages still find their chunks.
    ...(isHashed && isCurrent && { "Deno-Cache-Id": "assets" }),
  };
}

function listFiles(
  { assets, files }: BuildManifest,
): Map<string, URL> {
  const served = files.map((path) =>
    [path, new URL(`.${path}`, staticFolder)] as const
  );
  return new Map([
    ...assets.map((path) => [path, new URL(`.${path}`, distFolder)] as const),
    ...served,
    ...served.map(([path, file]) => [staticAddress(path), file] as const),
  ]);
}
