import { changedSite } from "./changed-site.ts";

/** A line of 400 kbit/s, in bytes per tenth of a second. */
const chunkBytes = 5000;
const chunkMs = 100;

/**
 * Opens a slow line to a site. React comes fast, so that tests do not wait for it.
 */
export function slowLine(
  site: { origin: string },
): ReturnType<typeof changedSite> {
  return changedSite(site, (path, response) => {
    if (/\.js$/.test(path) && !path.includes("/early-script-")) return response;
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
