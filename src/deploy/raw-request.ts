export interface RawOptions {
  /** Sent as it is, without the tidying that `fetch` does. */
  path?: string;
  headers?: Readonly<Record<string, string>>;
}

/** What came back on the wire. */
export interface RawAnswer {
  /** 0 when the other side closed without an answer. */
  status: number;
  headers: Headers;
  firstByteMs: number;
  lastByteMs: number;
}

/** Sends a request by HTTP/1.1, letter for letter. */
export async function rawRequest(
  origin: string,
  { path = "/", headers = {} }: RawOptions,
): Promise<RawAnswer> {
  const { hostname, host, port, protocol } = new URL(origin);
  using connection = protocol === "https:"
    ? await Deno.connectTls({ hostname, port: Number(port || 443) })
    : await Deno.connect({ hostname, port: Number(port || 80) });
  const started = performance.now();
  const giveUp = setTimeout(() => connection.close(), 20_000);
  const lines = Object.entries({ Host: host, Connection: "close", ...headers })
    .map(([name, value]) => `${name}: ${value}`);
  const request = [`GET ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
  const writer = connection.writable.getWriter();
  let text = "";
  let firstByteMs = 0;
  try {
    await writer.write(new TextEncoder().encode(request));
    const decoder = new TextDecoder("latin1");
    for await (const chunk of connection.readable) {
      firstByteMs ||= Math.round(performance.now() - started);
      if (!text.includes("\r\n\r\n")) text += decoder.decode(chunk);
    }
  } catch {
    // A connection that was cut off has no more to say.
  } finally {
    clearTimeout(giveUp);
  }
  const [head = ""] = text.split("\r\n\r\n");
  const [line = "", ...fields] = head.split("\r\n");
  const found = new Headers();
  for (const field of fields) {
    const colon = field.indexOf(":");
    if (colon > 0) {
      found.append(field.slice(0, colon), field.slice(colon + 1).trim());
    }
  }
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(line)?.[1] ?? 0),
    headers: found,
    firstByteMs,
    lastByteMs: Math.round(performance.now() - started),
  };
}
