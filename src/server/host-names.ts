const name = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?(?::\d{1,5})?$/i;
const bracketed = /^\[[0-9a-f:.]{2,45}\](?::\d{1,5})?$/i;

/** Whether a text is a host, with or without a port, and nothing more. */
export function isWellFormedHost(host: string): boolean {
  return host.length <= 261 && (name.test(host) || bracketed.test(host));
}

/**
 * Whether a well-formed host is the site's other name, with `www.` or without,
 * which leads to the public one. Every other name is answered like the public
 * one: proxies and health checks call by names of their own, and to send them
 * elsewhere could send visitors round in circles. No answer depends on it.
 */
export function isAlias(host: string, siteUrl: string): boolean {
  const lower = host.replace(/:\d+$/, "").toLowerCase();
  const { hostname } = new URL(siteUrl);
  return lower === `www.${hostname}` || `www.${lower}` === hostname;
}
