import type { Coding, EncodedBody } from "../../lib/http/encodings.ts";
import { originRewriter } from "../../lib/text/origin-rewriter.ts";
import { distFolder } from "./build-manifest.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** What the build knows of a document. */
interface PrerenderedFacts {
  status: number;
  /** The page's row in the page table. */
  pattern: string;
  /** Query parameters that change the page. */
  queries?: readonly string[];
  /** Hash of the styles that it inlines. */
  styleHash?: string | undefined;
}

/** The documents that the build rendered. */
export interface PrerenderedIndex {
  /** The public origin that they name. */
  siteUrl: string;
  /** By address: facts, file, and the entity tags of its variants. */
  pages: Record<
    string,
    PrerenderedFacts & { file: string; etags: Record<Coding, string> }
  >;
}

/** A document of the build. */
export interface PrerenderedPage extends PrerenderedFacts {
  html: Bytes;
  /** It in each content coding; none when its HTML had to be changed. */
  encoded: Partial<Record<Coding, EncodedBody>>;
}

/** The folder of the documents. */
export const prerenderedFolder = new URL("pages/", distFolder);
/** The file that lists them. */
export const prerenderedIndex = new URL("pages.json", distFolder);

/**
 * Reads what the build rendered.
 * @param siteUrl The public origin: documents of a build for another origin are
 * changed to name this one.
 * @returns Finds a document by its address, and reads it from disk.
 */
export function readPrerendered(
  siteUrl: string,
): (address: string) => PrerenderedPage | undefined {
  const index = readIndex();
  if (!index) return () => undefined;
  const { pages, siteUrl: builtFor } = index;
  const rewrite = builtFor === siteUrl
    ? undefined
    : originRewriter(builtFor, siteUrl);
  return (address) => {
    const page = pages[address];
    if (!page) return undefined;
    const { file, etags, ...facts } = page;
    const html = read(file);
    if (rewrite) return { ...facts, html: rewrite(html), encoded: {} };
    const encoded = {
      identity: { body: html, etag: etags.identity },
      br: { body: read(`${file}.br`), etag: etags.br },
      gzip: { body: read(`${file}.gz`), etag: etags.gzip },
    };
    return { ...facts, html, encoded };
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
