import { graphemes } from "./shorten.ts";

/** One labelled line of an email body. */
interface MailLine {
  label: string;
  text: string;
}

/** The content of an email. */
export interface Mail {
  subject: string;
  lines?: readonly MailLine[];
}

/** Subject and body, percent-encoded for a `mailto:` address. */
interface EncodedMail {
  subject: string;
  body: string;
}

/** Safe in every mail program: some reject addresses over 2,083 characters. */
const maxLength = 2000;
const ellipsis = encodeURIComponent("…");

/**
 * A `mailto:` address that opens the visitor's mail program with a subject and
 * a body.
 * @param to The recipient, not encoded.
 */
export function mailAddress(to: string, mail: Mail): string {
  const { subject, body } = encodeMail(to, mail);
  return `mailto:${to}?subject=${subject}${body && `&body=${body}`}`;
}

/**
 * Subject and body, shortened to fit into a `mailto:` address; the longest
 * parts are cut and end with an ellipsis.
 * @param to The recipient, whose length counts too.
 */
export function encodeMail(to: string, mail: Mail): EncodedMail {
  const [subject = "", ...texts] = encodeWithin(
    textsOf(mail),
    roomOf(to, mail),
  );
  const body = labelsOf(mail).map((label, index) => label + texts[index]);
  return { subject, body: body.join("%0D%0A") };
}

/**
 * Estimates how many more characters fit, by the mean encoded length of those
 * in the mail; negative when there are too many. A letter takes one to nine
 * characters of the address.
 * @param to The recipient, whose length counts too.
 */
export function charactersLeft(to: string, mail: Mail): number {
  const text = textsOf(mail).join("");
  const encoded = encode(text).length;
  const left = roomOf(to, mail) - encodeWithin(textsOf(mail)).join("").length;
  const mean = encoded ? encoded / Array.from(text.trim()).length : 1;
  return Math.floor(left / mean);
}

/** The length of the address that is left for the texts. */
function roomOf(to: string, mail: Mail): number {
  const labels = labelsOf(mail).join("%0D%0A");
  return maxLength - `mailto:${to}?subject=&body=${labels}`.length;
}

function labelsOf({ lines = [] }: Mail): string[] {
  return lines.map(({ label }) => encodeURIComponent(`${label}: `));
}

/** Subject and lines, not encoded. */
function textsOf({ subject, lines = [] }: Mail): string[] {
  return [subject.replace(/\s+/g, " "), ...lines.map(({ text }) => text)];
}

/**
 * Encodes texts within a total length: short ones whole, the others cut to
 * equal shares of the remaining length.
 */
function encodeWithin(texts: readonly string[], maxTotal = Infinity): string[] {
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

/** Percent-encodes a text, with CRLF line ends, in at most `max` characters. */
function encode(text: string, max = Infinity): string {
  const pieces = graphemes(text.trim().replace(/\r\n?|\n/g, "\r\n")).map(
    // encodeURIComponent throws on lone surrogates.
    (it) => encodeURIComponent(it.replace(/\p{Cs}/gu, "\ufffd")),
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
