const maxLength = 2048;

/**
 * White space, invisible characters, and characters that could end an
 * attribute.
 */
const forbidden = /[\s\\<>"\p{Cc}\p{Cf}\p{Cs}]/u;

/** A trimmed text that could be an address; otherwise empty. */
function cleanAddress(text: string | undefined): string {
  const address = (text ?? "").trim();
  return address.length > maxLength || forbidden.test(address) ? "" : address;
}

/**
 * The safe address of a cover image: https, or a root-relative path of the
 * site. Anything else is undefined. Names of files often have spaces.
 */
export function safeImage(text: string | undefined): string | undefined {
  const address = cleanAddress(text?.trim().replaceAll(" ", "%20"));
  if (/^\/(?!\/)/.test(address)) return address;
  return isHttps(address) ? address : undefined;
}

/**
 * The safe target of a link from the content service: absolute https, or a
 * plain mail address. Anything else is undefined.
 */
export function safeLink(text: string | undefined): string | undefined {
  const address = cleanAddress(text);
  const isMail = /^mailto:[^\s?&%,;:<>"@]+@[^\s?&%,;:<>"@]+$/i.test(address);
  return isMail || isHttps(address) ? address : undefined;
}

/** A telephone number (RFC 3966). */
const telephone = /^tel:(?:\+|%2b)?(?:[\d().*#-]|%20)+(?:;[\w.=+-]+)*$/i;

/**
 * The safe target of a link in a text from the content service: also by plain
 * http, or a telephone number.
 */
function safeTextLink(text: string | undefined): string | undefined {
  const address = cleanAddress(text);
  const isSafe = telephone.test(address) || isWeb(address, "http:");
  return isSafe ? address : safeLink(address);
}

/** Invisible characters at both ends, as copying often brings them along. */
const edges = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * The safe target of a job's application: an https address, or a mail link,
 * also of a bare mail address. A mail link keeps its address alone.
 */
export function applicationLink(text: string | undefined): string | undefined {
  // Matching takes quadratic time.
  if (text && text.length > 2 * maxLength) return undefined;
  const target = (text ?? "").replace(edges, "");
  const isMailAddress = /^[^\s:/]+@[^\s:/]+$/.test(target);
  return safeLink(
    isMailAddress
      ? `mailto:${target}`
      : target.replace(/^mailto:([^?]*).*$/is, "mailto:$1"),
  );
}

/** The same as `safeTextLink`, or a root-relative path of the site. */
export function safeHref(text: string | undefined): string | undefined {
  const address = cleanAddress(text);
  return /^\/(?!\/)/.test(address) ? address : safeTextLink(address);
}

function isHttps(address: string): boolean {
  return isWeb(address, "https:");
}

function isWeb(address: string, scheme: "http:" | "https:"): boolean {
  if (!address.toLowerCase().startsWith(`${scheme}//`)) return false;
  try {
    // Not every browser has `URL.parse`.
    const { protocol, username } = new URL(address);
    return protocol === scheme && !username;
  } catch {
    return false;
  }
}
