import type { BeforeSaveContext } from "./fields.server.ts";

const local = "(?:localhost|127\\.0\\.0\\.1|\\[::1\\])";
const thisMachine = new RegExp(`^${local}$`);

/** An https address that is not on this machine, as a regular expression. */
export const webAddress = `https://(?!${local}(?:[:/]|$))[^\\s/]+\\S*`;

/**
 * An address as a link of the site: the path of one on this machine, where a
 * preview or the local site was open, or on the site itself.
 * @param siteUrl The public origin of the site.
 */
export function ownPath(address: string, siteUrl?: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address;
  const { origin, hostname, pathname, search, hash } = new URL(address);
  const isOwn = thisMachine.test(hostname) || origin === siteUrl;
  return isOwn ? pathname + search + hash : address;
}

/** What is saved of a field that holds an address. */
export function linkToSave(
  value: unknown,
  { siteUrl }: BeforeSaveContext,
): unknown {
  return typeof value === "string" ? ownPath(value, siteUrl) : value;
}

/** What is saved of texts with links, as Markdown or HTML has them. */
export function linksToSave(
  value: unknown,
  context: BeforeSaveContext,
): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => linksToSave(item, context));
  }
  if (typeof value !== "string") return value;
  return value.replace(
    /(\]\(<?|\bhref=["']?)(https?:\/\/[^\s<>()"']+)/gi,
    (_, before, address) => before + ownPath(address, context.siteUrl),
  );
}

/** A run of backticks, up to one of the same length: code of Markdown. */
const code = "(`+)[\\s\\S]*?[^`]\\2(?!`)";

/**
 * The pattern of Markdown in which each link begins in one of some ways, as a
 * source that the editor's form reads as well. Code is left out. The lookahead
 * keeps the time linear in the number of links.
 * @param starts Alternatives of a regular expression.
 */
function markdownWith(starts: string): string {
  const wrong = `\\]\\(<?(?!${starts})[^\\s()<>]+>?(?:\\s+["'][^)]*)?\\)`;
  return `^(?=((?:${code}|(?!${wrong})[\\s\\S])*))\\1$`;
}

const web = "[Hh][Tt][Tt][Pp][Ss]?://[^\\s)]";

/** Markdown whose links lead somewhere. */
export const markdownLinks = markdownWith(`${web}|mailto:|tel:|/(?!/)`);

/** HTML whose links lead somewhere. */
export const htmlLinks =
  `^(?![\\s\\S]*\\b[Hh][Rr][Ee][Ff]=["']?(?!["'\\s>]|${web}|mailto:|tel:|/(?!/)))`;

/** Words of a page whose links lead somewhere. */
export const wordLinks = markdownWith("https://[^\\s)]|mailto:|tel:|/|#");

/** What to type instead of another target. */
export const linkExpected =
  "a link leads to a path of this site, such as /contact-us, or to an address with https:// before it";
