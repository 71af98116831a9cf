import bash from "highlight.js/lib/languages/bash";
import css from "highlight.js/lib/languages/css";
import html from "highlight.js/lib/languages/xml";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import { createLowlight } from "lowlight";
import { memoizeCall } from "../../lib/promises/memoize.ts";
import { maxParsed, spend, type TextBudget } from "./text-budget.server.ts";

/** Token types of syntax highlighting. */
type CodeKind =
  | "keyword"
  | "string"
  | "comment"
  | "number"
  | "name"
  | "tag";

/** A token of a code block: plain text, or text of one kind. */
export type CodeToken = string | readonly [kind: CodeKind, text: string];

const grammars = {
  bash,
  css,
  html,
  java,
  javascript,
  json,
  python,
  sql,
  typescript,
};

/** The longest code that is highlighted, in characters. */
const maxCode = 5000;
/**
 * No word of a program is as long. Grammars look for words at each of its
 * characters, which takes quadratic time.
 */
const longWord = /[\w$\u0080-\uffff]{200}/;

/** The languages whose code is highlighted. */
export const codeLanguages = Object.keys(grammars);

/** Other names of these languages, as in fenced code. */
const otherNames: Readonly<Record<string, string>> = {
  js: "javascript",
  jsx: "javascript",
  mjs: "javascript",
  ts: "typescript",
  tsx: "typescript",
  py: "python",
  sh: "bash",
  shell: "bash",
  shellscript: "bash",
  zsh: "bash",
  xml: "html",
  svg: "html",
};

/** The highlighted language of a name; undefined if there is none. */
export function codeLanguage(name = ""): string | undefined {
  const own = name.toLowerCase();
  return [own, otherNames[own]].find((it) => it && Object.hasOwn(grammars, it));
}

/** Created for the first code block, because grammars are slow to compile. */
const lowlight = memoizeCall(() => createLowlight(grammars));

/** Our token kinds, by the grammars' class names. */
const kinds: Readonly<Record<string, CodeKind>> = {
  "hljs-keyword": "keyword",
  "hljs-built_in": "keyword",
  "hljs-literal": "keyword",
  "hljs-type": "name",
  "hljs-title": "name",
  "hljs-property": "name",
  "hljs-attr": "name",
  "hljs-attribute": "name",
  "hljs-variable": "name",
  "hljs-number": "number",
  "hljs-string": "string",
  "hljs-regexp": "string",
  "hljs-comment": "comment",
  "hljs-meta": "comment",
  "hljs-name": "tag",
  "hljs-tag": "tag",
  "hljs-selector-tag": "tag",
  "hljs-selector-class": "tag",
  "hljs-selector-id": "tag",
};

/**
 * Splits code into tokens of the highlighted kinds.
 * @param budget The remaining budget; code that exceeds it stays plain.
 */
export function highlight(
  code: string,
  language = "",
  budget: TextBudget = { ...maxParsed },
): CodeToken[] {
  const isKnown = Object.hasOwn(grammars, language);
  const isLong = code.length > maxCode || longWord.test(code);
  if (!isKnown || isLong || !spend(budget, code)) return [code];
  try {
    const tokens: CodeToken[] = [];
    for (const node of lowlight().highlight(language, code).children) {
      collect(node, undefined, tokens);
    }
    return tokens;
  } catch {
    // Code that is nested too deeply overflows the parser's stack.
    return [code];
  }
}

type Node = ReturnType<
  ReturnType<typeof createLowlight>["highlight"]
>["children"][number];

/** @param kind The kind of the innermost element around the node. */
function collect(
  node: Node,
  kind: CodeKind | undefined,
  tokens: CodeToken[],
): void {
  if (node.type === "text") return add(node.value, kind, tokens);
  if (node.type !== "element") return;
  const { className } = node.properties;
  const [own] = Array.isArray(className) ? className : [];
  for (const child of node.children) {
    collect(child, kinds[String(own)] ?? kind, tokens);
  }
}

/** Adjacent texts of one kind become one token. */
function add(
  text: string,
  kind: CodeKind | undefined,
  tokens: CodeToken[],
): void {
  const last = tokens.at(-1);
  const [lastKind, lastText] = typeof last === "string"
    ? [undefined, last]
    : last ?? [undefined, ""];
  if (last !== undefined && lastKind === kind) tokens.pop();
  const whole = last !== undefined && lastKind === kind
    ? lastText + text
    : text;
  tokens.push(kind ? [kind, whole] : whole);
}
