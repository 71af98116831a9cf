import { changedSite } from "./changed-site.ts";

/** A line of 400 kbit/s, in bytes per tenth of a second. */
const chunkBytes = 5000;
const chunkMs = 100;

/**
 * Opens a slow line to a site. Scripts come fast, so that tests do not wait for
 * them: no line is judged by small files.
 */
export function slowLine(
  site: { origin: string },
): ReturnType<typeof changedSite> {
  return changedSite(site, (path, response) => {
    if (path.endsWith(".js")) return response;
    const { body, headers, status } = response;
    return new Response(body?.pipeThrough(slowed()), { headers, status });
  });
}

function slowed(): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    async transform(bytes, controller) {
      for (let from = 0; from < bytes.length; from += chunkBytes) {
        await new Promise((resolve) => setTimeout(resolve, chunkMs));
        controller.enqueue(bytes.subarray(from, from + chunkBytes));
      }
    },
  });
}
