import { metaOf, type PageRoute } from "../../layout/page-module.ts";
import { fixedPaths } from "./sitemap.ts";

/** What the head says of the pages that are always there. */
export async function fixedPages(
  table: readonly PageRoute[],
): Promise<{ path: string; title: string; description?: string }[]> {
  const found = await Promise.all(fixedPaths.map(async (path) => {
    const row = table.find((route) => route.path === path);
    const page = await row?.handle.load();
    return page ? [{ path, ...metaOf(page, {}, {}) }] : [];
  }));
  return found.flat();
}
