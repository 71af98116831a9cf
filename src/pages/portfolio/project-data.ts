import type { PageArgs } from "../../content/page-args.ts";

/**
 * The data of a project's page; undefined if there is no such project. The build
 * holds it, in the browser as a chunk, so its page waits for it.
 */
export function projectData({ params: { slug = "" } }: PageArgs) {
  return { project: loadProject(slug) };
}

async function loadProject(slug: string) {
  // With the page's module, which is often prefetched.
  const page = await import("./project-page.tsx");
  return await page.loadProject(slug);
}
