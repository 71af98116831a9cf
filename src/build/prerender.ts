import { projectList } from "../../data/project-list.ts";
import { pages } from "../../routes.ts";
import {
  canonicalPaths,
  fullPortfolioPath,
  notFoundPath,
  projectPath,
} from "../addresses/paths.ts";
import type { ContentClient } from "../content/content-client.ts";
import { contentHash } from "../lib/content-hash.ts";
import { compress } from "../lib/http/compression.ts";
import { pendingOf, statusOf } from "../routing/page-state.ts";
import { createRoutes, fixedPaths, loadPage } from "../routing/routes.ts";
import type { BuildManifest } from "../server/assets/build-manifest.ts";
import {
  prerenderedFolder,
  type PrerenderedIndex,
  prerenderedIndex,
  type PrerenderedPage,
} from "../server/assets/prerendered.ts";
import { createRenderer } from "../server/rendering/renderer.tsx";
import { seoHead } from "../server/seo/seo-head.tsx";

/** A document that needs no content, and its address. */
type FixedDocument = Omit<PrerenderedPage, "encoded"> & { address: string };

/**
 * Renders every page that needs no content service, one after the other.
 * @param siteUrl The public origin that the pages name.
 * @throws {Error} When a page cannot be rendered.
 */
export async function* renderFixedPages(
  manifest: BuildManifest,
  siteUrl: string,
): AsyncGenerator<FixedDocument> {
  const routes = createRoutes(pages);
  const renderer = createRenderer({
    manifest: () => manifest,
    siteUrl,
    seoHead: seoHead(siteUrl),
  });
  for (const address of addresses()) {
    const [pathname = "", search = ""] = address.split(/(?=\?)/);
    const current = await loadPage(routes, noContent, { pathname, search });
    if (pendingOf(current).length > 0) continue;
    const { html, errors } = await renderer.complete({ address, current });
    if (errors.length > 0) {
      throw new Error(`Cannot prerender "${address}": ${errors[0]}`);
    }
    const { pattern, page: { queries } } = current;
    yield {
      address,
      pattern,
      queries,
      status: statusOf(current),
      html,
      styleHash: manifest.pages[pattern]?.styles.hash,
    };
  }
}

/**
 * Writes every page that needs no content service, and its variants at the
 * highest compression.
 * @param siteUrl The public origin that the pages name.
 * @throws {Error} When a page cannot be rendered.
 */
export async function prerenderPages(
  manifest: BuildManifest,
  siteUrl: string,
): Promise<void> {
  await Deno.mkdir(prerenderedFolder, { recursive: true });
  const index: PrerenderedIndex = { siteUrl, pages: {} };
  for await (const page of renderFixedPages(manifest, siteUrl)) {
    const { address, html, ...facts } = page;
    const file = `${Object.keys(index.pages).length}.html`;
    const etags = {
      identity: await write(file, html),
      br: await write(`${file}.br`, compress(html, "br", "best")),
      gzip: await write(`${file}.gz`, compress(html, "gzip", "best")),
    };
    index.pages[address] = { file, etags, ...facts };
  }
  await Deno.writeTextFile(prerenderedIndex, JSON.stringify(index, null, 2));
}

/** Writes a file and returns its entity tag. */
async function write(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  await Deno.writeFile(new URL(name, prerenderedFolder), bytes);
  return `"${await contentHash(bytes)}"`;
}

/** Every fixed address and alias, the projects, and the 404 page. */
function addresses(): string[] {
  return [
    ...fixedPaths(pages),
    ...Object.keys(canonicalPaths),
    fullPortfolioPath,
    ...projectList.map(({ slug }) => projectPath(slug)),
    notFoundPath,
  ];
}

/** Content that never comes: pages that ask for it are left to the server. */
const never = new Promise<never>(() => {});
const noContent: ContentClient = {
  blog: () => never,
  article: () => never,
  related: () => never,
  jobs: () => never,
  job: () => never,
};
