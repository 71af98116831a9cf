/**
 * The floor: what another server answers, as constant bytes on `Deno.serve`.
 * Arguments: the origin to copy from, then the paths.
 */
import { chosenEncoding } from "../../src/server/encodings.ts";

const [origin = "", ...paths] = Deno.args;

interface Constant {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

const copies = new Map<string, Constant>();

async function copy(path: string, encoding: string): Promise<void> {
  const response = await fetch(origin + path, {
    headers: { "Accept-Encoding": encoding },
  });
  const headers = new Headers(response.headers);
  // The runtime has undone the coding; the copy is coded again below.
  headers.delete("content-length");
  headers.delete("content-encoding");
  headers.delete("date");
  copies.set(`${path} ${encoding}`, {
    status: response.status,
    headers,
    body: new Uint8Array(await response.arrayBuffer()),
  });
}

for (const path of paths) await copy(path, "identity");

const { compress } = await import("../../src/server/compression.ts");
for (const path of paths) {
  const plain = copies.get(`${path} identity`);
  if (!plain) continue;
  for (const encoding of ["br", "gzip"] as const) {
    const headers = new Headers(plain.headers);
    headers.set("content-encoding", encoding);
    headers.set("vary", "Accept-Encoding");
    copies.set(`${path} ${encoding}`, {
      status: plain.status,
      headers,
      body: compress(plain.body, encoding, "best"),
    });
  }
}

// Copies of a response are the runtime's quickest way to send the same again.
const constants = new Map(
  [...copies].map(([key, it]) => [key, new Response(it.body, it)]),
);

Deno.serve({
  port: Number(Deno.env.get("PORT")),
  hostname: "127.0.0.1",
  onListen() {},
}, (request) => {
  const { url, headers } = request;
  const path = url.slice(url.indexOf("/", 8));
  const encoding = chosenEncoding(headers.get("accept-encoding")) ?? "identity";
  const constant = constants.get(`${path} ${encoding}`);
  return constant?.clone() ?? new Response(null, { status: 404 });
});
