import { gzipTail } from "./compression.ts";
import { acceptsGzip } from "./encodings.ts";
import type { HtmlStream } from "./render-page.tsx";
import type { StoredShell } from "./shell-store.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export interface StreamPageOptions {
  status: number;
  headers: Readonly<Record<string, string>>;
  acceptEncoding: string | null;
}

/**
 * Sends a shell at once and the rest of its page as it comes. For those who
 * take gzip the shell's bytes are compressed already, and the rest continues
 * the same stream; other codings are left to the runtime.
 */
export function streamPage(
  stored: StoredShell,
  rest: () => Promise<HtmlStream>,
  { status, headers, acceptEncoding }: StreamPageOptions,
): Response {
  const isGzip = acceptsGzip(acceptEncoding);
  const head = isGzip ? stored.gzip.bytes : stored.bytes;
  const tail = async (): Promise<ReadableStream<Bytes>> => {
    const html = await rest();
    return isGzip ? html.pipeThrough(gzipTail(stored.gzip)) : html;
  };
  return new Response(concatenate(head, tail), {
    status,
    headers: {
      ...headers,
      Vary: "Accept-Encoding",
      ...(isGzip && { "Content-Encoding": "gzip" }),
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
