import { cleanText } from "../../lib/text/clean-text.ts";
import { tokenizeHtml } from "./html-tokenizer.server.ts";
import type { RichNode } from "../../content/text/rich-nodes.ts";
import { createRichTextBuilder } from "./rich-text-builder.server.ts";

/** Elements whose content is not readable text. */
const invisible = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "iframe",
  "object",
  "textarea",
  "title",
  "svg",
  "math",
]);

/** The longest description that is parsed, in characters. */
const maxLength = 100_000;

/** The page has the description below headings of the second level. */
const headingLevel = 3;

/** The start of any tag, comment or declaration. */
const tag = /<[a-z!/?]/i;

/** HTML of a text without any tag: its lines are kept. */
function withLines(text: string): string {
  if (!text.trim().includes("\n")) return text;
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((it) => `<p>${it.replaceAll("\n", "<br>")}</p>`).join(
    "",
  );
}

/**
 * Parses a description's HTML into allowed elements and text, in linear time.
 * Invisible elements are removed with their content; other unknown elements are
 * replaced by their content. The result nests as HTML allows.
 */
export function parseRichText(html: string): RichNode[] {
  const builder = createRichTextBuilder(headingLevel);
  /** The open invisible element and its nesting depth. */
  let skipped = "";
  let depth = 0;
  const start = html.slice(0, maxLength).toWellFormed().replaceAll(
    "\r\n",
    "\n",
  );
  tokenizeHtml(tag.test(start) ? start : withLines(start), {
    open(name, href, isEmpty) {
      if (skipped) {
        if (name === skipped && !isEmpty) depth++;
      } else if (!invisible.has(name)) {
        builder.open(name, href);
      } else if (!isEmpty) {
        skipped = name;
        depth = 1;
      }
    },
    close(name) {
      if (!skipped) builder.close(name);
      else if (name === skipped && --depth === 0) skipped = "";
    },
    text(text) {
      // Entities can decode to characters that were cleaned out of the HTML.
      if (!skipped) builder.text(cleanText(text));
    },
  });
  return builder.end();
}
