import createMarkdownIt, { type MarkdownItOptions } from "markdown-it";

/**
 * Creates a parser of Markdown, which takes linear time for any text. HTML is
 * text, bare addresses are links as in GFM (6.9).
 */
export function createMarkdownParser(options: MarkdownItOptions) {
  const parser = createMarkdownIt({ ...options, html: false, linkify: true });
  const { linkify } = parser;
  const domainAndPath = new RegExp(
    linkify.re.get_url_host_port().source + linkify.re.get_path().source,
    "iy",
  );
  linkify.add("//", null).add("www.", {
    validate(text, start) {
      domainAndPath.lastIndex = start;
      return domainAndPath.exec(text)?.[0].length ?? 0;
    },
    normalize(match) {
      match.url = `http://${match.url}`;
    },
  });
  return parser;
}
