import type { Answer } from "../content/answer.ts";
import type { ContentClient } from "../content/content-client.ts";
import { fullPortfolioPath, paths, projectPath } from "../paths.ts";
import { compress } from "../server/compression.ts";
import { versionOf } from "../server/version.ts";
import { type BuildManifest, distFolder } from "./manifest.ts";
import { type PrerenderedIndex, prerenderedIndex } from "./prerendered.ts";

/** A page that needs no content service. */
interface FixedPage {
  address: string;
  status: number;
  html: Uint8Array<ArrayBuffer>;
  styleHash: string | undefined;
}

/**
 * Renders every page that needs no content service, one after the other.
 * @param siteUrl The public origin that the pages name.
 * @throws {Error} When a page cannot be rendered.
 */
export async function* fixedPages(
  manifest: BuildManifest,
  siteUrl: string,
): AsyncGenerator<FixedPage> {
  const [
    { routes },
    { createPageRenderer, pendingOf, statusOf, styleHashOf },
    { crawlerHead },
  ] = await Promise.all([
    import("../../routes.ts"),
    import("../server/render-page.tsx"),
    import("../server/crawler-head.tsx"),
  ]);
  const renderer = createPageRenderer(routes(noContent), crawlerHead(siteUrl));
  for (const address of await addresses()) {
    const page = await renderer.load(address);
    if (pendingOf(page).length > 0) continue;
    const render = {
      manifest,
      siteUrl,
      onError(error: unknown) {
        throw new Error(`Cannot prerender "${address}": ${error}`);
      },
    };
    const stream = await renderer.whole(page, render);
    const html = new Uint8Array(await new Response(stream).arrayBuffer());
    yield {
      address,
      status: statusOf(page),
      html,
      styleHash: styleHashOf(page, render),
    };
  }
}

/**
 * Writes every page that needs no content service, compressed as hard as can
 * be: from then on it is constant bytes.
 * @param siteUrl The public origin that the pages name.
 * @throws {Error} When a page cannot be rendered.
 */
export async function prerenderPages(
  manifest: BuildManifest,
  siteUrl: string,
): Promise<void> {
  // React decides by this, when it is first imported, which build it is.
  Deno.env.set("NODE_ENV", "production");
  const folder = new URL("pages/", distFolder);
  await Deno.mkdir(folder, { recursive: true });
  const index: PrerenderedIndex = { siteUrl, pages: {} };
  for await (const page of fixedPages(manifest, siteUrl)) {
    const { address, status, html, styleHash } = page;
    const file = `${Object.keys(index.pages).length}.html`;
    const [plain, br, gzip] = ["", ".br", ".gz"].map((suffix) =>
      new URL(file + suffix, folder)
    ) as [URL, URL, URL];
    await Promise.all([
      Deno.writeFile(plain, html),
      Deno.writeFile(br, compress(html, "br", "best")),
      Deno.writeFile(gzip, compress(html, "gzip", "best")),
    ]);
    index.pages[address] = {
      file,
      status,
      version: versionOf(html),
      styleHash,
    };
  }
  await Deno.writeTextFile(prerenderedIndex, JSON.stringify(index, null, 2));
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
