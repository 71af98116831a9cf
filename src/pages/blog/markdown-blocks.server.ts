import { codeLanguage } from "./highlight.server.ts";
import { parsedText } from "./markdown-text.server.ts";
import type { TextBudget } from "./text-budget.server.ts";

/** A block whose text may be Markdown. */
interface TextBlock {
  type: string;
  format?: string | undefined;
  paragraphTitle?: string | undefined;
  paragraphText?: string | undefined;
}

/** A block that is made of a part of a text. */
type PartBlock =
  | { type: "code"; code: string; language?: string }
  | { type: "quote"; text: string }
  | TextBlock & { type: "paragraph" };

/** Lines of a text that belong together. */
interface Segment {
  type: "paragraph" | "quote" | "code";
  lines: string[];
  /** A heading, as Markdown. */
  title?: string;
  /** The characters that end a code block, and its language. */
  fence?: string;
  language?: string;
}

/**
 * The blocks of a paragraph with Markdown: a heading of the first two levels
 * begins a paragraph with that title, and fenced code and quotes are blocks of
 * their own (CommonMark 4.2, 4.5 and 5.1, at the start of a line). Everything
 * else stays a paragraph with Markdown.
 * @param max The most lines that begin a block; a text with more is not divided.
 */
export function* markdownBlocks<B extends TextBlock>(
  block: B,
  budget: TextBudget,
  max: number,
): Generator<B | PartBlock> {
  const { type, format, paragraphTitle, paragraphText: text = "" } = block;
  const isMarkdown = type === "paragraph" && format === "markdown";
  const starts = isMarkdown ? text.match(/^[#>`~]/gm)?.length ?? 0 : 0;
  const isDivided = starts > 0 && starts <= max && text.length <= budget.record;
  if (!isDivided) return yield block;
  const [first, ...others] = segmentsOf(text);
  const segments = [{ ...first, title: paragraphTitle }, ...others]
    .filter(({ type, title, lines }) =>
      type === "code" || title || lines.some((line) => line.trim())
    );
  for (const segment of segments) {
    yield segment.lines === first.lines
      ? { ...block, paragraphText: textOf(segment) }
      : blockOf(segment, budget);
  }
}

const textOf = ({ lines }: Segment) => lines.join("\n").trim();

function blockOf(segment: Segment, budget: TextBudget): PartBlock {
  const { type, title = "", language, lines } = segment;
  switch (type) {
    case "code":
      return { type, code: lines.join("\n"), ...(language && { language }) };
    case "quote":
      return { type, text: textOf(segment) };
    case "paragraph": {
      const { plain } = parsedText(title, budget);
      return {
        type,
        ...(plain && { paragraphTitle: plain }),
        format: "markdown",
        paragraphText: textOf(segment),
      };
    }
  }
}

/** The segments of a text: the first is its start, which may be empty. */
function segmentsOf(text: string): [Segment, ...Segment[]] {
  let last: Segment = { type: "paragraph", lines: [] };
  const segments: [Segment, ...Segment[]] = [last];
  const begin = (segment: Segment) => segments.push(last = segment);
  for (const line of text.split(/\r\n?|\n/)) {
    if (last.fence) {
      if (!isEnd(line, last.fence)) last.lines.push(line);
      else begin({ type: "paragraph", lines: [] });
      continue;
    }
    const [, fence, info = ""] = /^(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    const [, marks, title = ""] = /^(#{1,2})(?:[ \t](.*))?$/.exec(line) ?? [];
    if (fence && !(fence.startsWith("`") && info.includes("`"))) {
      const language = codeLanguage(info.trim().split(/\s/, 1)[0]);
      begin({ type: "code", lines: [], fence, language });
    } else if (marks) {
      // A heading may also end in marks.
      const words = title.trim().replace(/(?:^|[ \t])#+$/, "");
      begin({ type: "paragraph", lines: [], title: words });
    } else if (line.startsWith(">")) {
      if (last.type !== "quote") begin({ type: "quote", lines: [] });
      last.lines.push(line.replace(/^> ?/, ""));
    } else {
      if (last.type !== "paragraph") begin({ type: "paragraph", lines: [] });
      last.lines.push(line);
    }
  }
  return segments;
}

function isEnd(line: string, fence: string): boolean {
  const end = line.trimEnd();
  return end.startsWith(fence) && end === fence[0]!.repeat(end.length);
}
