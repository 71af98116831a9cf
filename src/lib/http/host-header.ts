/**
 * A host header: the site's own name (or a machine's), another public name,
 * or not a host at all.
 */
export type HostKind = "own" | "foreign" | "malformed";

const name = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?(?::\d{1,5})?$/i;
const bracketed = /^\[[0-9a-f:.]{2,45}\](?::\d{1,5})?$/i;
/** IPv4 addresses, and names that a network or a platform gives its machines. */
const machineName =
  /^(?:[^.]+|\d{1,3}(?:\.\d{1,3}){3}|.+\.(?:localhost|local|internal|lan|home\.arpa|deno\.dev|deno\.net))$/;

/**
 * Classifies a `Host` header. A host only decides between answer, redirect and
 * refusal; it never becomes part of a response.
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
 * checks and previews call by machine names or addresses: redirecting those
 * could send visitors round in circles. The same holds for every name while the
 * site itself has only a machine's name.
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
