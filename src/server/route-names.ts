import { paths, purgePath, vitalsPath } from "../paths.ts";

const fixed: ReadonlySet<string> = new Set(
  Object.values(paths).filter((path) => !path.includes(":")),
);
const patterns = Object.values(paths).filter((path) => path.includes("/:"))
  .map((path) => ({ path, parent: path.slice(0, path.indexOf(":")) }));
const folders = ["/assets/", "/pictures/", "/fonts/", "/icons/", "/api/"];
const services: ReadonlySet<string> = new Set([
  "/healthz",
  "/readyz",
  "/sitemap.xml",
  "/robots.txt",
  "/feed.xml",
  "/feed.json",
  "/search.json",
  "/csp-report",
  vitalsPath,
  purgePath,
  "/manifest.webmanifest",
]);

/**
 * The route that a path belongs to, for logs and measurements: few names,
 * however many addresses there are.
 */
export function routeOf(path: string): string {
  if (fixed.has(path) || services.has(path)) return path;
  const folder = folders.find((it) => path.startsWith(it));
  if (folder) return `${folder}*`;
  const pattern = patterns.find(({ parent }) =>
    path.startsWith(parent) && !path.includes("/", parent.length)
  );
  return pattern ? pattern.path : "*";
}
