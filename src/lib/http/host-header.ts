/**
 * The kind of a `Host` header: the site's own name or a machine name, another
 * public name, or no valid host.
 */
type HostKind = "own" | "foreign" | "malformed";

const name = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?(?::\d{1,5})?$/i;
const bracketed = /^\[[0-9a-f:.]{2,45}\](?::\d{1,5})?$/i;
/** IPv4 addresses, and machine names within a network or a platform. */
const machineName =
  /^(?:[^.]+|\d{1,3}(?:\.\d{1,3}){3}|.+\.(?:localhost|local|internal|lan|home\.arpa|deno\.dev|deno\.net))$/;

/**
 * Classifies a `Host` header. The host only decides whether to respond,
 * redirect or reject; it is never part of a response.
 * @param siteUrl The public origin.
 */
export function hostKind(host: string, siteUrl: string): HostKind {
  if (!isWellFormedHost(host)) return "malformed";
  const own = hostnameOf(siteUrl.slice(siteUrl.indexOf("://") + 3));
  return isForeign(hostnameOf(host), own) ? "foreign" : "own";
}

function isWellFormedHost(host: string): boolean {
  return host.length <= 261 && (name.test(host) || bracketed.test(host));
}

/**
 * Whether a host is a public name that is not the site's own. Proxies, health
 * checks and previews use machine names or addresses: redirecting those could
 * cause redirect loops. Nor is any name redirected while the site itself has
 * only a machine name.
 */
function isForeign(asked: string, own: string): boolean {
  if (asked === own || isOfMachine(asked) || isOfMachine(own)) return false;
  const isAlias = asked === `www.${own}` || `www.${asked}` === own;
  return isAlias || !asked.endsWith(`.${own.replace(/^www\./, "")}`);
}

/** The name in a host, without its port. */
function hostnameOf(host: string): string {
  return host.replace(/:\d+$/, "").replace(/\.$/, "").toLowerCase();
}

function isOfMachine(hostname: string): boolean {
  return hostname.startsWith("[") || machineName.test(hostname);
}
