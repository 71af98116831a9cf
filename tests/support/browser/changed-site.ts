/** Changes or replaces a response of a site. */
type Change = (
  path: string,
  response: Response,
) => Response | Promise<Response>;

/** Starts a server that forwards a site's responses, uncompressed. */
export function changedSite(
  site: { origin: string },
  change: Change,
): Disposable & { origin: string } {
  const stop = new AbortController();
  const options = { port: 0, signal: stop.signal, onListen() {} };
  const server = Deno.serve(options, async (request) => {
    const { pathname, search } = new URL(request.url);
    const response = await fetch(site.origin + pathname + search, {
      headers: { "Accept-Encoding": "identity" },
    });
    return await change(pathname, response);
  });
  return {
    origin: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.dispose]: () => stop.abort(),
  };
}
