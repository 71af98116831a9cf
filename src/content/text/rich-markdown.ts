import { codeText, type CodeToken, type RichNode } from "./rich-nodes.ts";

/** Text as Markdown that shows exactly this text. */
export function plain(text: string): string {
  return text.toWellFormed().trim()
    .replace(/[\\`*_[\]<>|~]/g, "\\$&")
    .replace(/^(\s*)([#+-]|\d+[.)])(?=\s|$)/gm, "$1\\$2");
}

/** The same on one line. */
export function oneLine(text: string): string {
  return plain(text.replace(/\s+/g, " "));
}

/** A description as Markdown. Its links are absolute https or mail ones. */
export function richMarkdown(nodes: readonly RichNode[]): string {
  return nodes.map(written).join("").replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n").trim();
}

function written(node: RichNode): string {
  if (typeof node === "string") {
    return node.trim() ? plainKeepingEnds(node) : " ";
  }
  const inside = () => richMarkdown(node.children);
  switch (node.tag) {
    case "p":
      return `\n\n${inside()}\n\n`;
    case "ul":
    case "ol":
      return `\n\n${inside()}\n\n`;
    case "li":
      return `\n- ${inside().replaceAll("\n", "\n  ")}`;
    case "strong":
      return `**${inside()}**`;
    case "em":
      return `*${inside()}*`;
    case "a":
      return `[${inside()}](<${node.href}>)`;
    case "code":
      return codeSpan(node.children);
    case "br":
      return "\\\n";
  }
}

/** A code as a fenced block; its fence is longer than any within. */
export function fencedCode(
  tokens: readonly CodeToken[],
  language = "",
): string {
  const code = codeText(tokens);
  const runs = code.match(/`{3,}/g) ?? [];
  const fence = "`".repeat(Math.max(3, ...runs.map((it) => it.length + 1)));
  const name = /^[\w+-]{1,20}$/.test(language) ? language : "";
  return `${fence}${name}\n${code.replace(/\n$/, "")}\n${fence}`;
}

/** Code in a line; its fence is longer than any run of backticks within. */
function codeSpan(children: readonly RichNode[]): string {
  const text = children.filter((it) => typeof it === "string").join("");
  const runs = (text.match(/`+/g) ?? []).map((run) => run.length);
  const fence = "`".repeat(Math.max(0, ...runs) + 1);
  return runs.length > 0 ? `${fence} ${text} ${fence}` : fence + text + fence;
}

/** Keeps the white space between text and the elements around it. */
function plainKeepingEnds(text: string): string {
  const [start] = /^\s*/.exec(text) ?? [""];
  const [end] = /\s*$/.exec(text) ?? [""];
  return (start && " ") + oneLine(text) + (end && " ");
}
