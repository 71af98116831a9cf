import { brotliTail } from "./brotli-join.ts";
import { gzipTail } from "./compression.ts";
import { acceptsGzip, chosenEncoding } from "./encodings.ts";
import type { HtmlStream } from "./render-page.tsx";
import type { StoredShell } from "./shell-store.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export interface StreamPageOptions {
  status: number;
  headers: Readonly<Record<string, string>>;
  acceptEncoding: string | null;
}

/**
 * Sends a shell at once and the rest of its page as it comes. The shell's bytes
 * are compressed already, and the rest continues the same stream.
 */
export function streamPage(
  stored: StoredShell,
  rest: () => Promise<HtmlStream>,
  { status, headers, acceptEncoding }: StreamPageOptions,
): Response {
  // Its tail is compressed as well, so it comes first.
  const coding = acceptsGzip(acceptEncoding)
    ? "gzip"
    : chosenEncoding(acceptEncoding);
  const head = { gzip: stored.gzip.bytes, br: stored.br };
  const tail = async (): Promise<ReadableStream<Bytes>> => {
    const html = await rest();
    return coding === "gzip"
      ? html.pipeThrough(gzipTail(stored.gzip))
      : coding
      ? html.pipeThrough(brotliTail())
      : html;
  };
  return new Response(concatenate(coding ? head[coding] : stored.bytes, tail), {
    status,
    headers: {
      ...headers,
      Vary: "Accept-Encoding",
      ...(coding && { "Content-Encoding": coding }),
    },
  });
}

/** A stream of some bytes, and then of what another stream brings. */
function concatenate(
  head: Bytes,
  tail: () => Promise<ReadableStream<Bytes>>,
): ReadableStream<Bytes> {
  let reader: ReadableStreamDefaultReader<Bytes> | undefined;
  return new ReadableStream<Bytes>({
    start(controller) {
      controller.enqueue(head);
    },
    async pull(controller) {
      reader ??= (await tail()).getReader();
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel(reason) {
      await reader?.cancel(reason);
    },
  });
}
