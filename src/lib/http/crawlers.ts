import { createIsbotFromList, list } from "isbot";
import { maxParsedLength } from "./header-limit.ts";

/*
 * Crawlers read a page once and do not wait for scripts: they get the complete
 * document, with the status that depends on its content.
 */

/**
 * Programs on isbot's list that are not crawlers. Only the form of a version
 * counts, not its numbers.
 */
const tools = [
  "axios/1.7.2",
  "curl/8.5.0",
  "Deno/2.0.0",
  "Go-http-client/1.1",
  "HeadlessChrome/130.0.0.0",
  "node",
  "oha/1.4.5",
  "python-requests/2.31.0",
  "undici",
  "Wget/1.21.4",
  "wrk/4.2.0",
];
/**
 * What is not on isbot's list: crawlers that put the address of their
 * documentation into the user agent, and those that fetch shared links.
 */
const others = ["https?://", "meta-externalfetcher", "^Viber\\b"];

let matches: ((userAgent?: string | null) => boolean) | undefined;

/** Created on first use, because it takes a few milliseconds. */
function createMatcher() {
  const patterns = list.filter((pattern) => {
    const expression = new RegExp(pattern, "i");
    return !tools.some((tool) => expression.test(tool));
  });
  return createIsbotFromList([...patterns, ...others]);
}

/** Whether a user agent is a known crawler, by the beginning of a long one. */
export function isCrawler(userAgent: string | undefined): boolean {
  matches ??= createMatcher();
  return matches(userAgent?.slice(0, maxParsedLength));
}
