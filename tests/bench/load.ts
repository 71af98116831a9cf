// @ts-types="@types/autocannon"
import autocannon from "autocannon";

/**
 * Requests that a server answers in a second, of sixteen visitors at once with
 * Brotli. The generator takes a processor of its own: fast servers have more.
 * @param path Gives the path of each request.
 * @throws {Error} When an answer is no page.
 */
export async function requestsPerSecond(
  origin: string,
  path: () => string,
): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: origin,
    connections: 16,
    duration: 4,
    headers: { "accept-encoding": "br" },
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  if (non2xx || errors) {
    throw new Error(
      `Cannot load "${origin}${path()}": ${non2xx + errors} failed`,
    );
  }
  return requests.average;
}
