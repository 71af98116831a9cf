const localHosts = ["localhost", "127.0.0.1", "[::1]"];
const names = ["NO_PROXY", "no_proxy"];

/** Whether an origin is on this machine. */
export function isLocalOrigin(origin: string): boolean {
  return localHosts.includes(new URL(origin).hostname);
}

/**
 * Lets calls to this machine, also those of processes that this one starts,
 * go past the proxy of `HTTP_PROXY`. Call it before the first `fetch`, with
 * which the runtime reads these variables.
 */
export function keepLocalCallsLocal(): void {
  const known = names.map((name) => Deno.env.get(name)).find(Boolean);
  // Without the brackets of an address.
  const hosts = localHosts.map((host) => host.replace(/[[\]]/g, ""));
  const value = [...known?.split(",") ?? [], ...hosts];
  for (const name of names) {
    Deno.env.set(name, [...new Set(value)].join(","));
  }
}
