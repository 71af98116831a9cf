type Bytes = Uint8Array<ArrayBuffer>;

/** Replaces one origin by another, both plain and percent-encoded. */
export function originRewriter(
  from: string,
  to: string,
): (html: Bytes) => Bytes {
  const [plain, encoded] = [from, encodeURIComponent(from)].map(RegExp.escape);
  // Does not match inside a longer name: https://a.example in
  // https://a.example.org.
  const pattern = new RegExp(`(${plain}|${encoded})(?![\\w.:-])`, "g");
  return (html) =>
    new TextEncoder().encode(
      new TextDecoder().decode(html).replace(
        pattern,
        (found) => found === from ? to : encodeURIComponent(to),
      ),
    );
}
