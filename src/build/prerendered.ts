import { distFolder } from "./manifest.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** What the build says of a document. */
interface PrerenderedFacts {
  status: number;
  /** Tells it from every other, in characters that an ETag may have. */
  version: string;
  /** Hash of the styles that it brings along. */
  styleHash?: string | undefined;
}

/** The documents that the build made. */
export interface PrerenderedIndex {
  /** The public origin that they name. */
  siteUrl: string;
  pages: Record<string, PrerenderedFacts & { file: string }>;
}

/** A document of the build. */
export interface PrerenderedPage extends PrerenderedFacts {
  html: Bytes;
  /** Its compressed forms, where they are at hand. */
  compressed: { br?: Bytes; gzip?: Bytes };
}

const folder = new URL("pages/", distFolder);
/** Lists the documents. */
export const prerenderedIndex = new URL("pages.json", distFolder);

/**
 * Reads what the build made.
 * @param siteUrl The public origin: documents of a build that was made for
 * another one are changed to name it.
 * @returns A look-up by address that reads a document when it is asked for.
 */
export function readPrerendered(
  siteUrl: string,
): (address: string) => PrerenderedPage | undefined {
  const index = readIndex();
  if (!index) return () => undefined;
  const { pages, siteUrl: from } = index;
  const move = from === siteUrl ? undefined : mover(from, siteUrl);
  return (address) => {
    const page = Object.hasOwn(pages, address) ? pages[address] : undefined;
    if (!page) return undefined;
    const { file, ...facts } = page;
    const html = read(file);
    if (move) {
      return {
        ...facts,
        html: move(html),
        version: `${facts.version}@${siteUrl}`,
        compressed: {},
      };
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
    const text = Deno.readTextFileSync(prerenderedIndex);
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Once a document: it is kept in memory from then on. */
function read(file: string): Bytes {
  return Deno.readFileSync(new URL(file, folder));
}

/** Replaces one origin by another, as it is written in text and in queries. */
function mover(from: string, to: string): (html: Bytes) => Bytes {
  // Not the beginning of a longer name: https://a.example is not https://a.example.org.
  const pattern = new RegExp(
    `(${RegExp.escape(from)}|${
      RegExp.escape(encodeURIComponent(from))
    })(?![\\w.:-])`,
    "g",
  );
  const encoded = encodeURIComponent(to);
  return (html) =>
    new TextEncoder().encode(
      new TextDecoder().decode(html).replace(
        pattern,
        (found) => found === from ? to : encoded,
      ),
    );
}
