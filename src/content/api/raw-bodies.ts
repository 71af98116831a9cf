/**
 * Response bodies of lists, compressed, by the parsed list. Pages need a few
 * fields of each record; the gateway passes on all of them.
 */
const bodies = new WeakMap<object, Promise<Uint8Array<ArrayBuffer>>>();

/** Stores the body that a list was parsed from. */
export function storeRawBody(list: object, text: string): void {
  const body = piped(new Response(text), new CompressionStream("gzip"));
  body.catch(() => bodies.delete(list));
  bodies.set(list, body);
}

/** The gzipped body that a list was parsed from; undefined when not stored. */
export function rawBodyGzip(
  list: object,
): Promise<Uint8Array<ArrayBuffer>> | undefined {
  return bodies.get(list);
}

/** Expands a stored body, for clients that do not accept gzip. */
export async function rawBodyText(
  gzipped: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return await piped(new Response(gzipped), new DecompressionStream("gzip"));
}

async function piped(
  { body }: Response,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return await new Response(body?.pipeThrough(stream)).bytes();
}
