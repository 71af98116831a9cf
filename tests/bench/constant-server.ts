/**
 * The floor: what another server answers, as constant bytes on `Deno.serve`.
 * Arguments: the origin to copy from, and how late the rest of a page that
 * streams is to come, in milliseconds. What is asked for is copied when it is
 * asked for first.
 */
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { chosenEncoding, type Encoding } from "../../src/lib/http/encodings.ts";

const [origin = "", lateMs = "0"] = Deno.args;
const responses = new Map<string, Response>();
/** The rest of pages that stream, by their address. */
const rests = new Map<string, Uint8Array<ArrayBuffer>>();
const text =
  /^(?:text|application\/(?:json|ld\+json|manifest\+json)|image\/svg)/;

type Bytes = Uint8Array<ArrayBuffer>;

async function copy(path: string): Promise<void> {
  const answer = await fetch(origin + path, {
    headers: { "Accept-Encoding": "identity" },
  });
  const headers = new Headers(answer.headers);
  for (const name of ["content-length", "content-encoding", "date"]) {
    headers.delete(name);
  }
  const [first, rest] = await partsOf(answer);
  if (rest.byteLength > 0) rests.set(path, rest);
  const { status } = answer;
  const isText = text.test(headers.get("content-type") ?? "");
  for (const encoding of ["identity", "br", "gzip"] as const) {
    const isCoded = encoding !== "identity" && isText && !rests.has(path);
    const body = isCoded ? await coded(origin + path, encoding) : first;
    const all = new Headers(headers);
    if (isCoded) all.set("content-encoding", encoding);
    if (isText) all.set("vary", "Accept-Encoding");
    // A copy is the runtime's quickest way to send the same again.
    const init = { status, headers: all };
    responses.set(`${path} ${encoding}`, new Response(body, init));
  }
}

/** The bytes as they are sent, which `fetch` would decode. */
async function coded(url: string, encoding: Encoding): Promise<Bytes> {
  const answer = await new Promise<Parameters<typeof buffer>[0]>((resolve) =>
    get(url, { headers: { "Accept-Encoding": encoding } }, resolve)
  );
  return new Uint8Array(await buffer(answer));
}

const copies = new Map<string, Promise<void>>();

/** Copies an address, for however many ask at the same time. */
function copyOnce(path: string): Promise<void> {
  const copied = copies.get(path) ?? copy(path);
  copies.set(path, copied);
  return copied;
}

/** What comes at once of a page that streams, and what comes later. */
async function partsOf(answer: Response): Promise<[Bytes, Bytes]> {
  const isStreamed = Number(lateMs) > 0 &&
    answer.headers.get("content-type")?.startsWith("text/html") &&
    answer.headers.get("cache-control") === "no-store";
  if (!isStreamed || !answer.body) {
    return [new Uint8Array(await answer.arrayBuffer()), new Uint8Array()];
  }
  const [first = new Uint8Array(), ...others] = await Array.fromAsync(
    answer.body,
  );
  return [first, new Uint8Array(await new Blob(others).arrayBuffer())];
}

/** The first part at once, the rest as late as it is wanted. */
function late(first: Response, rest: Bytes): Response {
  const { readable, writable } = new TransformStream<Bytes, Bytes>();
  async function write(): Promise<void> {
    const writer = writable.getWriter();
    await writer.write(new Uint8Array(await first.clone().arrayBuffer()));
    await new Promise((resolve) => setTimeout(resolve, Number(lateMs)));
    await writer.write(rest);
    await writer.close();
  }
  // The client has disconnected.
  write().catch(() => {});
  return new Response(readable, first);
}

function answer(path: string, encoding: string): Response | undefined {
  const constant = responses.get(`${path} ${encoding}`);
  const rest = rests.get(path);
  return constant && rest ? late(constant, rest) : constant?.clone();
}

Deno.serve({
  port: Number(Deno.env.get("PORT")),
  hostname: "127.0.0.1",
  automaticCompression: true,
  onListen() {},
}, ({ url, headers }) => {
  const path = url.slice(url.indexOf("/", 8));
  const encoding = chosenEncoding(headers.get("accept-encoding")) ?? "identity";
  return answer(path, encoding) ??
    copyOnce(path).then(() =>
      answer(path, encoding) ?? new Response(null, { status: 404 })
    );
});
