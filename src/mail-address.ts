/** One labelled line of a mail's text. */
export interface MailLine {
  label: string;
  text: string;
}

interface Mail {
  subject: string;
  lines?: readonly MailLine[];
}

/** What every mail program takes: some refuse addresses beyond 2,083. */
const longest = 2000;
const cutMark = encodeURIComponent("…");

/**
 * The address that opens the visitor's mail program with a mail ready to go.
 * Every part is percent-encoded; when the whole gets too long, its longest
 * parts are cut.
 * @param to The recipient, taken as it is.
 */
export function mailAddress(to: string, { subject, lines = [] }: Mail): string {
  const labels = lines.map(({ label }) => encodeURIComponent(`${label}: `));
  const fixed = `mailto:${to}?subject=&body=${labels.join("%0D%0A")}`;
  const [title = "", ...texts] = shareRoom(
    [subject.replace(/\s+/g, " "), ...lines.map(({ text }) => text)],
    longest - fixed.length,
  );
  const body = texts.map((text, index) => labels[index] + text).join("%0D%0A");
  return `mailto:${to}?subject=${title}${body && `&body=${body}`}`;
}

/** Encodes texts into a common room: the short ones whole, the rest cut. */
function shareRoom(texts: readonly string[], room: number): string[] {
  const whole = texts.map((text) => encode(text));
  const shortestFirst = whole.map((_, index) => index)
    .sort((a, b) => whole[a]!.length - whole[b]!.length);
  let left = room;
  let waiting = texts.length;
  for (const index of shortestFirst) {
    whole[index] = encode(texts[index]!, Math.floor(left / waiting--));
    left -= whole[index].length;
  }
  return whole;
}

/** Percent-encodes a text, line ends as CRLF, within `room` characters. */
function encode(text: string, room = Infinity): string {
  const pieces = Array.from(
    text.trim().replace(/\r\n?|\n/g, "\r\n"),
    // Half of a surrogate pair has no encoding.
    (character) => encodeURIComponent(character.replace(/\p{Cs}/u, "\ufffd")),
  );
  const whole = pieces.join("");
  if (whole.length <= room) return whole;
  let cut = "";
  for (const piece of pieces) {
    if (cut.length + piece.length + cutMark.length > room) break;
    cut += piece;
  }
  return cut + cutMark;
}

/** Hands an address to the visitor's mail program. */
export function openMail(address: string): void {
  location.href = address;
}
