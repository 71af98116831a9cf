import { distFolder } from "./manifest.ts";

/** The documents that the build made. */
export interface PrerenderedIndex {
  /** The public origin that they name. */
  siteUrl: string;
  pages: Record<string, { file: string; status: number }>;
}

/** A document of the build, in all its forms. */
export interface PrerenderedPage {
  status: number;
  html: Uint8Array<ArrayBuffer>;
  compressed: { br: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer> };
}

const folder = new URL("pages/", distFolder);

/**
 * Reads what the build made.
 * @returns A look-up by address that reads a document when it is asked for. It
 * finds nothing when the build was for another public origin.
 */
export async function readPrerendered(
  siteUrl: string,
): Promise<(address: string) => PrerenderedPage | undefined> {
  const index = await readIndex();
  if (index?.siteUrl !== siteUrl) return () => undefined;
  const { pages } = index;
  return (address) => {
    const page = Object.hasOwn(pages, address) ? pages[address] : undefined;
    return page && {
      status: page.status,
      html: read(page.file),
      compressed: {
        br: read(`${page.file}.br`),
        gzip: read(`${page.file}.gz`),
      },
    };
  };
}

async function readIndex(): Promise<PrerenderedIndex | undefined> {
  try {
    const text = await Deno.readTextFile(new URL("pages.json", distFolder));
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Once a document: it is kept in memory from then on. */
function read(file: string): Uint8Array<ArrayBuffer> {
  return Deno.readFileSync(new URL(file, folder));
}
