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
  pages: Record<string, PrerenderedFacts & { file: string }>;
}

/** A document of the build. */
export interface PrerenderedPage extends PrerenderedFacts {
  html: Bytes;
  /** Its compressed variants; none when its HTML had to be changed. */
  compressed: { br?: Bytes; gzip?: Bytes };
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
    const { file, ...facts } = page;
    const html = read(file);
    if (rewrite) {
      return { ...facts, html: rewrite(html), compressed: {} };
    }
    const compressed = { br: read(`${file}.br`), gzip: read(`${file}.gz`) };
    return { ...facts, html, compressed };
  };
}

/** The public origin that the build was made for. */
export function prerenderedOrigin(): string | undefined {
  return readIndex()?.siteUrl;
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

/** Replaces one origin by another, as it is written in text and in queries. */
export function originRewriter(
  from: string,
  to: string,
): (html: Bytes) => Bytes {
  const [plain, encoded] = [from, encodeURIComponent(from)].map(escapeRegExp);
  // Not within a longer name: https://a.example in https://a.example.org.
  const pattern = new RegExp(`(${plain}|${encoded})(?![\\w.:-])`, "g");
  return (html) =>
    new TextEncoder().encode(
      new TextDecoder().decode(html).replace(
        pattern,
        (found) => found === from ? to : encodeURIComponent(to),
      ),
    );
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
