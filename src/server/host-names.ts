const name = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?(?::\d{1,5})?$/i;
const bracketed = /^\[[0-9a-f:.]{2,45}\](?::\d{1,5})?$/i;

/** Whether a text is a host, with or without a port, and nothing more. */
export function isWellFormedHost(host: string): boolean {
  return host.length <= 261 && (name.test(host) || bracketed.test(host));
}

/** IPv4 addresses, and names that a network or a platform gives its machines. */
const ownName =
  /^(?:[^.]+|\d{1,3}(?:\.\d{1,3}){3}|.+\.(?:localhost|local|internal|lan|home\.arpa|deno\.dev|deno\.net))$/;

/**
 * Whether a well-formed host is a public name that is not the site's, which
 * leads to the public one. Proxies, health checks and previews call by names
 * of their own, or by addresses: they are answered like the public name, for
 * to send them elsewhere could send visitors round in circles. So is every
 * name while the site has no public one. No answer depends on the host.
 */
export function isForeign(host: string, siteUrl: string): boolean {
  const [asked, own] = [nameIn(host), nameIn(new URL(siteUrl).host)];
  if (asked === own || isOfMachine(asked) || isOfMachine(own)) return false;
  const isAlias = asked === `www.${own}` || `www.${asked}` === own;
  return isAlias || !asked.endsWith(`.${own.replace(/^www\./, "")}`);
}

/** The name in a host, without its port. */
function nameIn(host: string): string {
  return host.replace(/:\d+$/, "").replace(/\.$/, "").toLowerCase();
}

function isOfMachine(name: string): boolean {
  return name.startsWith("[") || ownName.test(name);
}
