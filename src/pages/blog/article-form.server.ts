/** What the editor adds to an article from its form. */
import { groupsIn } from "../../records/record-to-save.ts";
import type { FormRecord, SaveContext } from "../../records/form-record.ts";
import { markdownBlocks } from "./markdown-blocks.server.ts";
import { parseMarkdown } from "./markdown-text.server.ts";
import { maxParsed } from "./text-budget.server.ts";

/** A picture and its alternative text. */
interface Picture {
  image?: unknown;
  alt?: unknown;
}

/**
 * The typed alternative text, else the photograph's; also the photograph's if
 * the typed one belongs to a picture that was replaced.
 */
export function altOf(
  { image, alt }: Picture,
  { saved, photo }: SaveContext,
): unknown {
  const described = picturesOf(saved).filter((it) => it.alt === alt);
  const isOfAnother = described.length > 0 &&
    !described.some((it) => it.image === image);
  const shown = photo(image);
  return shown && (!alt || isOfAnother) ? shown.alt : alt;
}

/** The pictures that an article shows. */
function picturesOf(
  { coverImage, coverAlt, content }: FormRecord,
): Picture[] {
  const blocks = groupsIn(content).filter(({ type }) => type === "picture");
  return [{ image: coverImage, alt: coverAlt }, ...blocks];
}

/**
 * Whether a paragraph's text, as written by the form, has markup: then its
 * format is "markdown". Saved texts without markup stay as they are.
 */
export function formatOf(
  { format, paragraphText: text }: FormRecord,
  { saved }: SaveContext,
): unknown {
  const isSaved = groupsIn(saved.content).some((it) =>
    !it.format && it.paragraphText === text
  );
  if (isSaved) return format;
  if (typeof text !== "string") return undefined;
  const marked = { type: "paragraph", format: "markdown", paragraphText: text };
  const blocks = [...markdownBlocks(marked, { ...maxParsed }, Infinity)];
  if (blocks.length > 1 || blocks[0]?.type !== "paragraph") return "markdown";
  const nodes = parseMarkdown(text);
  if (!nodes) return undefined;
  const [only, ...more] = nodes;
  const isPlain = typeof only === "object" && only.children[0] === text &&
    more.length === 0;
  return isPlain ? undefined : "markdown";
}
