import { createIsbotFromList, list } from "isbot";

/*
 * Programs that read a page once and do not wait for scripts: they get the
 * complete document, with the status that its content deserves.
 */

/** Programs that the list has as well, but that index nothing. */
const tools = [
  "axios/1.7.2",
  "curl/8.5.0",
  "Deno/2.9.6",
  "Go-http-client/1.1",
  "HeadlessChrome/130.0.0.0",
  "node",
  "oha/1.4.5",
  "python-requests/2.31.0",
  "undici",
  "Wget/1.21.4",
  "wrk/4.2.0",
];
/** Crawlers say where they come from. */
const ownAddress = "https?://";

let matches: ((userAgent?: string | null) => boolean) | undefined;

/** Made when it is first needed: that takes a few milliseconds. */
function createMatcher() {
  const patterns = list.filter((pattern) => {
    const expression = new RegExp(pattern, "i");
    return !tools.some((tool) => expression.test(tool));
  });
  return createIsbotFromList([...patterns, ownAddress]);
}

/** Whether a user agent is a known crawler. */
export function isCrawler(userAgent: string | undefined): boolean {
  matches ??= createMatcher();
  return matches(userAgent);
}
