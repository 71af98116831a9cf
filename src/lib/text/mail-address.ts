/** One labelled line of a mail's body. */
export interface MailLine {
  label: string;
  text: string;
}

interface Mail {
  subject: string;
  lines?: readonly MailLine[];
}

/** Safe for every mail program: some refuse addresses over 2,083. */
const maxLength = 2000;
const ellipsis = encodeURIComponent("…");

/**
 * A `mailto:` address that opens the visitor's mail program with a subject and
 * a body. Every part is percent-encoded; the longest parts are cut when the
 * address gets too long.
 * @param to The recipient, not encoded.
 */
export function mailAddress(to: string, { subject, lines = [] }: Mail): string {
  const labels = lines.map(({ label }) => encodeURIComponent(`${label}: `));
  const fixed = `mailto:${to}?subject=&body=${labels.join("%0D%0A")}`;
  const [title = "", ...texts] = encodeWithin(
    [subject.replace(/\s+/g, " "), ...lines.map(({ text }) => text)],
    maxLength - fixed.length,
  );
  const body = texts.map((text, index) => labels[index] + text).join("%0D%0A");
  return `mailto:${to}?subject=${title}${body && `&body=${body}`}`;
}

/**
 * Encodes texts within a total length: short ones whole, the rest cut to equal
 * shares of what is left.
 */
function encodeWithin(texts: readonly string[], maxTotal: number): string[] {
  const parts = texts.map((text) => ({ text, encoded: encode(text) }));
  let left = maxTotal;
  let waiting = parts.length;
  const shortestFirst = [...parts]
    .sort((a, b) => a.encoded.length - b.encoded.length);
  for (const part of shortestFirst) {
    part.encoded = encode(part.text, Math.floor(left / waiting--));
    left -= part.encoded.length;
  }
  return parts.map(({ encoded }) => encoded);
}

/** Percent-encodes a text, line ends as CRLF, in at most `max` characters. */
function encode(text: string, max = Infinity): string {
  const pieces = Array.from(
    text.trim().replace(/\r\n?|\n/g, "\r\n"),
    // A lone surrogate has no encoding.
    (character) => encodeURIComponent(character.replace(/\p{Cs}/u, "\ufffd")),
  );
  const whole = pieces.join("");
  if (whole.length <= max) return whole;
  let cut = "";
  for (const piece of pieces) {
    if (cut.length + piece.length + ellipsis.length > max) break;
    cut += piece;
  }
  return cut + ellipsis;
}

/** Opens a `mailto:` address in the visitor's mail program. */
export function openMail(address: string): void {
  location.href = address;
}
