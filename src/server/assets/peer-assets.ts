import type { MiddlewareHandler } from "hono";
import { peerHeader, type Peers } from "../../lib/http/peers.ts";
import { createRateLimit } from "../../lib/http/rate-limit.ts";
import type { SiteEnv } from "../logging/request-state.ts";

/** What the build names its files. */
const builtFile =
  /^\/assets\/(?:[\w.-]{1,100}-[A-Z0-9]{8}\.(?:css|js)|[\w-]{6}\/[\w/-]{1,100}\.(?:avif|ico|png|svg|webp|woff2))$/;
const passedOn = ["Cache-Control", "Content-Type", "Deno-Cache-Id", "Vary"];

/**
 * Asks the other instances for an asset of another build: while builds change,
 * a document of one instance may have its files requested from any other.
 */
export function peerAssets(peers: Peers): MiddlewareHandler<SiteEnv> {
  // Names can be made up: their number must not grow by that of the peers.
  const admit = createRateLimit({ perSecond: 20, burst: 200 });
  return async function ask(c, next) {
    const { path } = c.env.address;
    const isAsked = builtFile.test(path) && !c.req.header(peerHeader) &&
      admit();
    const found = isAsked
      // The runtime compresses what is sent on.
      ? await peers.firstGood(path, {
        headers: { "Accept-Encoding": "identity" },
      })
      : undefined;
    if (!found) return await next();
    c.env.route = "/assets/*";
    const headers = passedOn.flatMap((name) => {
      const value = found.headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    });
    return new Response(found.body, { headers });
  };
}
