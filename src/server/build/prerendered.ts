import type { Coding } from "../../lib/http/encodings.ts";
import { originRewriter } from "../../lib/text/origin-rewriter.ts";
import {
  createStoredResponse,
  type StoredResponse,
} from "../stored/stored-response.ts";
import type { DocumentSettings } from "../../settings.ts";
import { pageHeaders } from "../http/page-headers.ts";
import type { InlineHashes } from "../http/security-headers.ts";
import { distFolder } from "./build-manifest.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** What the build knows of a document. */
export interface PrerenderedPage extends InlineHashes {
  status: number;
  /** The path of the page's row in `routes.ts`. */
  routePath: string;
  /** Query parameters that change the page. */
  queries?: readonly string[];
}

/** The documents that the build rendered, and the settings that they name. */
export interface PrerenderedIndex extends DocumentSettings {
  /** By address: the page, its file, and the entity tags of its variants. */
  pages: Record<
    string,
    PrerenderedPage & { file: string; etags: Record<Coding, string> }
  >;
}

/** The folder of the documents. */
export const prerenderedFolder = new URL("pages/", distFolder);
/** The file that lists them. */
export const prerenderedIndex = new URL("pages.json", distFolder);

/**
 * Reads what the build rendered.
 * @param settings Documents of a build for another public origin are changed to
 * name this one; those with other times for content are not used.
 * @returns Finds a document by its address, and reads it from disk.
 */
export function readPrerendered(
  { siteUrl, contentTimeoutMs, heldSeconds }: DocumentSettings,
): (address: string) => StoredResponse | undefined {
  const index = readIndex();
  if (
    index?.contentTimeoutMs !== contentTimeoutMs ||
    index.heldSeconds !== heldSeconds
  ) return () => undefined;
  const { pages, siteUrl: builtFor } = index;
  const rewrite = builtFor === siteUrl
    ? undefined
    : originRewriter(builtFor, siteUrl);
  function load(page: PrerenderedIndex["pages"][string]): StoredResponse {
    const { file, etags, status, routePath, scriptHash, styleHash } = page;
    const headers = pageHeaders({ siteUrl, scriptHash, styleHash }, page);
    const init = { status, route: routePath, headers };
    const html = read(file);
    if (rewrite) return createStoredResponse({ ...init, body: rewrite(html) });
    const encoded = {
      identity: { body: html, etag: etags.identity },
      br: { body: read(`${file}.br`), etag: etags.br },
      gzip: { body: read(`${file}.gz`), etag: etags.gzip },
    };
    return createStoredResponse({ ...init, body: html, encoded });
  }
  return (address) => {
    const page = pages[address];
    try {
      return page && load(page);
    } catch {
      // A later build has removed the file: the page is rendered.
      return undefined;
    }
  };
}

function readIndex(): PrerenderedIndex | undefined {
  try {
    return JSON.parse(Deno.readTextFileSync(prerenderedIndex));
  } catch {
    return undefined;
  }
}

/** Read once for each document: the document cache keeps it. */
function read(file: string): Bytes {
  return Deno.readFileSync(new URL(file, prerenderedFolder));
}
