import type { Answer } from "../content/answer.ts";
import type { ContentClient } from "../content/content-client.ts";
import { fullPortfolioPath, paths, projectPath } from "../paths.ts";
import { type BuildManifest, distFolder } from "./manifest.ts";
import type { PrerenderedIndex } from "./prerendered.ts";

/**
 * Renders every page that needs no content service, and compresses it as hard
 * as can be: from then on it is constant bytes.
 * @param siteUrl The public origin that the pages name.
 * @returns How many pages were written.
 * @throws {Error} When a page cannot be rendered.
 */
export async function prerenderPages(
  manifest: BuildManifest,
  siteUrl: string,
): Promise<number> {
  // React decides by this, when it is first imported, which build it is.
  Deno.env.set("NODE_ENV", "production");
  const [
    { routes },
    { createPageRenderer, pendingOf, statusOf },
    { crawlerHead },
    { compress },
  ] = await Promise.all([
    import("../../routes.ts"),
    import("../server/render-page.tsx"),
    import("../server/crawler-head.tsx"),
    import("../server/compression.ts"),
  ]);
  const renderer = createPageRenderer(routes(noContent), crawlerHead(siteUrl));
  const folder = new URL("pages/", distFolder);
  await Deno.mkdir(folder, { recursive: true });
  const index: PrerenderedIndex = { siteUrl, pages: {} };
  for (const address of await addresses()) {
    const page = await renderer.load(address);
    if (pendingOf(page).length > 0) continue;
    const stream = await renderer.whole(page, {
      manifest,
      siteUrl,
      onError(error) {
        throw new Error(`Cannot prerender "${address}": ${error}`);
      },
    });
    const html = new Uint8Array(await new Response(stream).arrayBuffer());
    const file = `${Object.keys(index.pages).length}.html`;
    await Promise.all([
      Deno.writeFile(new URL(file, folder), html),
      Deno.writeFile(
        new URL(`${file}.br`, folder),
        compress(html, "br", "best"),
      ),
      Deno.writeFile(
        new URL(`${file}.gz`, folder),
        compress(html, "gzip", "best"),
      ),
    ]);
    index.pages[address] = { file, status: statusOf(page) };
  }
  await Deno.writeTextFile(
    new URL("pages.json", distFolder),
    JSON.stringify(index, null, 2),
  );
  return Object.keys(index.pages).length;
}

/** Every address without a parameter, the projects, and the page for no page. */
async function addresses(): Promise<string[]> {
  const { projectList } = await import("../../data/project-list.ts");
  return [
    ...Object.values(paths).filter((path) => !path.includes(":")),
    fullPortfolioPath,
    ...projectList.map(({ slug }) => projectPath(slug)),
    "/404",
  ];
}

/** Pages that ask for content are left to the server. */
const never = new Promise<Answer<never>>(() => {});
const noContent: ContentClient = {
  blog: () => never,
  article: () => never,
  related: () => never,
  jobs: () => never,
  job: () => never,
};
