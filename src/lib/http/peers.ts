/** The other instances of a service, by the origins that reach them. */
export interface Peers {
  /**
   * Sends a request to every peer at once.
   * @returns What went wrong, one text for each peer that did not accept it.
   */
  sendToAll(path: string, init: RequestInit): Promise<string[]>;
  /** The first good response of a peer; undefined when none has one. */
  firstGood(path: string, init: RequestInit): Promise<Response | undefined>;
}

/** Marks a request of a peer, which is not sent on to further peers. */
export const peerHeader = "x-from-peer";

/** How long peers may take; a visitor waits for the second. */
const timeoutsMs = { message: 2000, file: 5000 } as const;

/**
 * Creates a client of the other instances of a site.
 * @param origins Their origins. A host name with several DNS records, such as
 * that of a scaled container service, is resolved to each of them.
 * @param resolve Finds the addresses of a host name.
 */
export function createPeers(
  origins: readonly string[],
  resolve: (name: string) => Promise<string[]> = resolveName,
): Peers {
  async function allOrigins(): Promise<string[]> {
    const found = origins.map((it) => originsOf(it, resolve));
    return (await Promise.all(found)).flat();
  }
  return {
    async sendToAll(path, init) {
      const problems = (await allOrigins()).map((origin) =>
        problemOf(send(origin, path, init, timeoutsMs.message), origin)
      );
      return (await Promise.all(problems)).flat();
    },
    async firstGood(path, init) {
      const outcomes = (await allOrigins()).map(async (origin) => {
        const response = await send(
          origin,
          path,
          init,
          timeoutsMs.file,
        );
        if (response.ok) return response;
        await response.body?.cancel();
        throw new Error(`${origin}: ${response.status}`);
      });
      return await Promise.any(outcomes).catch(() => undefined);
    },
  };
}

async function send(
  origin: string,
  path: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set(peerHeader, "1");
  return await fetch(origin + path, {
    ...init,
    headers,
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** What went wrong with a message to a peer, if anything. */
async function problemOf(
  sent: Promise<Response>,
  origin: string,
): Promise<string[]> {
  try {
    const { status, body } = await sent;
    await body?.cancel();
    // An instance among its own peers has received it before.
    return status < 300 || status === 409 ? [] : [`${origin}: ${status}`];
  } catch (cause) {
    return [`${origin}: ${cause}`];
  }
}

/** The origin with each address of its host name in place of the name. */
async function originsOf(
  origin: string,
  resolve: (name: string) => Promise<string[]>,
): Promise<string[]> {
  const { protocol, hostname, port } = new URL(origin);
  // A certificate is for the name, not for the addresses.
  const isName = protocol === "http:" && /[a-z]/i.test(hostname) &&
    !hostname.startsWith("[");
  const addresses = isName ? await resolve(hostname).catch(() => []) : [];
  if (addresses.length < 2) return [origin];
  return addresses.map((it) => `http://${it}${port && `:${port}`}`);
}

function resolveName(name: string): Promise<string[]> {
  return Deno.resolveDns(name, "A");
}
