import { isRecord } from "../../lib/text/json.ts";

/**
 * Response bodies of lists, compressed, by the parsed list. Pages need a few
 * fields of each record; the gateway passes on all of them.
 */
const bodies = new WeakMap<object, Promise<Uint8Array<ArrayBuffer>>>();

const partLength = 64 * 1024;

/** The lengths of the bodies' texts, in characters. */
const lengths = new WeakMap<object, number>();
/** A longer body is not parsed once more: that would block all requests. */
const maxParsedLength = 8 * 1024 * 1024;

/** Stores the body that a list was parsed from. */
export function storeRawBody(list: object, text: string): void {
  store(list, gzipped(text));
  lengths.set(list, text.length);
}

/**
 * Stores the body of a part of a list.
 * @param name The list's field in the body.
 */
export function storePartOfRawBody(
  part: readonly { _id: string }[],
  list: object,
  name: "articles" | "jobs",
): void {
  const ids = new Set<unknown>(part.map(({ _id }) => _id));
  async function body() {
    const records = await rawRecords(list, name);
    const kept = records.filter((it) => isRecord(it) && ids.has(it._id));
    // Without the list's body the records are what the list holds of them.
    return await gzipped(
      JSON.stringify({ [name]: kept.length > 0 ? kept : part }),
    );
  }
  store(part, body());
  lengths.set(part, lengths.get(list) ?? 0);
}

function store(list: object, body: Promise<Uint8Array<ArrayBuffer>>): void {
  body.catch(() => bodies.delete(list));
  bodies.set(list, body);
}

function gzipped(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(
    ReadableStream.from(partsOf(text)).pipeThrough(new TextEncoderStream())
      .pipeThrough(new CompressionStream("gzip")),
  );
}

/** The gzipped body that a list was parsed from; undefined when not stored. */
export function rawBodyGzip(
  list: object,
): Promise<Uint8Array<ArrayBuffer>> | undefined {
  return bodies.get(list);
}

/** Expands a stored body, for clients that do not accept gzip. */
export function rawBodyText(
  gzipped: Uint8Array<ArrayBuffer>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return ReadableStream.from([gzipped]).pipeThrough(
    new DecompressionStream("gzip"),
  );
}

/**
 * The records of a list as the service sent them, with what the list leaves out.
 * @param name The list's field in the body.
 * @returns None when the body is not stored, or is longer than 8 MiB.
 */
export async function rawRecords(
  list: object,
  name: "articles" | "jobs",
): Promise<unknown[]> {
  const body = await bodies.get(list);
  if (!body || (lengths.get(list) ?? 0) > maxParsedLength) return [];
  const { [name]: records } = await new Response(rawBodyText(body)).json();
  return Array.isArray(records) ? records : [];
}

/** A text in parts: copies of all of it at once would fill the memory. */
function* partsOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += partLength) {
    yield text.slice(start, start + partLength);
  }
}

async function bytesOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  return await new Response(stream).bytes();
}
