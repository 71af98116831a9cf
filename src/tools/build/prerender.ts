import { projectList } from "../../agency/projects/projects.ts";
import {
  canonicalPaths,
  fullPortfolioPath,
  notFoundPath,
  projectPath,
} from "../../paths.ts";
import { ContentLoader } from "../../content/content-loader.ts";
import { contentHash } from "../../lib/content-hash.ts";
import { compress } from "../../lib/http/compression.ts";
import { pendingOf } from "../../streaming/page-data.ts";
import { statusOf } from "../../ui/layout/handle.ts";
import { queryNames } from "../../ui/layout/canonical-address.ts";
import { fixedPaths } from "../../ui/layout/page-routes.ts";
import {
  type BuildManifest,
  inlineHashes,
} from "../../server/build/build-manifest.ts";
import {
  prerenderedFolder,
  type PrerenderedIndex,
  prerenderedIndex,
  type PrerenderedPage,
} from "../../server/build/prerendered.ts";
import { queryPage, routes } from "../../server/documents/query-page.ts";
import { pageDocument } from "../../server/documents/page-document.tsx";
import type { DocumentSettings } from "../../settings.ts";
import { renderComplete } from "../../streaming/render-complete.ts";

/** A document that needs no content, and its address. */
interface FixedDocument extends PrerenderedPage {
  address: string;
  html: Uint8Array<ArrayBuffer>;
}

/**
 * Renders every page that needs no content service, one by one.
 * @param settings What the pages name.
 * @throws {Error} When a page cannot be rendered.
 */
export async function* renderFixedPages(
  manifest: BuildManifest,
  settings: DocumentSettings,
): AsyncGenerator<FixedDocument> {
  for (const address of addresses()) {
    const current = await queryPage(address, new NoContent());
    if (pendingOf(current).length > 0) continue;
    const { html, errors } = await renderComplete(
      pageDocument({ address, current, settings, build: manifest }),
    );
    if (errors.length > 0) {
      throw new Error(`Cannot prerender "${address}": ${errors[0]}`);
    }
    const { routePath, handle } = current;
    yield {
      address,
      routePath,
      queries: queryNames(handle),
      status: statusOf(current),
      html,
      ...inlineHashes(manifest, routePath),
    };
  }
}

/**
 * Writes every page that needs no content service, and its variants at the
 * highest compression.
 * @param settings What the pages name.
 * @param at Where a file or folder of the build is written.
 * @throws {Error} When a page cannot be rendered.
 */
export async function prerenderPages(
  manifest: BuildManifest,
  settings: DocumentSettings,
  at: (part: URL) => URL,
): Promise<void> {
  const folder = at(prerenderedFolder);
  await Deno.mkdir(folder, { recursive: true });
  const { siteUrl, contentTimeoutMs, heldSeconds } = settings;
  const index: PrerenderedIndex = {
    siteUrl,
    contentTimeoutMs,
    heldSeconds,
    pages: {},
  };
  for await (const page of renderFixedPages(manifest, settings)) {
    const { address, html, ...rest } = page;
    // Named by content hash, so that a server of the previous build never sends
    // a different page.
    const file = `${await contentHash(html)}.html`;
    const etags = {
      identity: await write(new URL(file, folder), html),
      br: await write(
        new URL(`${file}.br`, folder),
        compress(html, "br", "best"),
      ),
      gzip: await write(
        new URL(`${file}.gz`, folder),
        compress(html, "gzip", "best"),
      ),
    };
    index.pages[address] = { file, etags, ...rest };
  }
  await Deno.writeTextFile(
    at(prerenderedIndex),
    JSON.stringify(index, null, 2),
  );
}

/** Writes a file and returns its entity tag. */
async function write(
  file: URL,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  await Deno.writeFile(file, bytes);
  return `"${await contentHash(bytes)}"`;
}

/** Every static path and alias, the projects, and the 404 page. */
function addresses(): string[] {
  return [
    ...fixedPaths(routes),
    ...Object.keys(canonicalPaths),
    fullPortfolioPath,
    ...projectList.map(({ slug }) => projectPath(slug)),
    notFoundPath,
  ];
}

/** Content that never arrives: the server renders the pages that need it. */
class NoContent extends ContentLoader {
  protected override query(): Promise<never> {
    return new Promise(() => {});
  }
}
