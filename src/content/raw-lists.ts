import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";

const compress = promisify(gzip);
const expand = promisify(gunzip);

/**
 * The bodies of lists as they came, compressed. Pages need a few lines of each
 * record; only the gateway hands on all of it.
 */
const bodies = new WeakMap<object, Promise<Uint8Array<ArrayBuffer>>>();

/** Keeps the text that a list was read from. */
export function keepRaw(list: object, text: string): void {
  const body = compress(text).then((bytes) => new Uint8Array(bytes));
  body.catch(() => bodies.delete(list));
  bodies.set(list, body);
}

/** The text that a list was read from, as gzip; undefined when none is kept. */
export function rawGzip(
  list: object,
): Promise<Uint8Array<ArrayBuffer>> | undefined {
  return bodies.get(list);
}

/** Undoes the compression for those who do not take it. */
export async function rawText(
  gzipped: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await expand(gzipped));
}
