/** A job's description in the editor: rich text, which is HTML in its file. */
import { isDeepStrictEqual } from "node:util";
import { createMarkdownParser } from "../../content/text/markdown-parser.server.ts";
import { richHtml } from "../../content/text/rich-html.ts";
import type { RichNode } from "../../content/text/rich-nodes.ts";
import { isRecord } from "../../lib/text/json.ts";
import type {
  BeforeSaveContext,
  FormField,
} from "../../records/fields.server.ts";
import {
  htmlLinks,
  linkExpected,
  linksToSave,
  markdownLinks,
} from "../../records/links.ts";
import { parseRichText } from "./rich-text.server.ts";

/** With new lines as the text field writes them. */
const markdown = createMarkdownParser({ breaks: true });

const required = { label: "Text", required: true };

/** The form of a description: as Markdown or, if that would lose any, as HTML. */
export const descriptionForm: FormField = {
  label: "Description",
  widget: "object",
  options: {
    initial: { type: "text" },
    // Each of its forms has its own.
    pattern: undefined,
    types: [
      {
        name: "text",
        label: "Text",
        widget: "object",
        fields: [{
          ...required,
          name: "text",
          widget: "richtext",
          buttons: [
            ...["bold", "italic", "link", "heading-three", "heading-four"],
            ...["bulleted-list", "numbered-list"],
          ],
          pattern: [markdownLinks, linkExpected],
        }],
      },
      {
        name: "html",
        label: "HTML",
        widget: "object",
        fields: [{
          ...required,
          name: "text",
          widget: "text",
          hint:
            "It has elements that the field for text would lose, so it stays HTML.",
          pattern: [htmlLinks, linkExpected],
        }],
      },
    ],
  },
};

/** The value of the form for a description. */
export function descriptionToForm(
  html: unknown,
): { type: "text" | "html"; text: string } | undefined {
  if (typeof html !== "string") return undefined;
  const nodes = parseRichText(inBlocks(html));
  const text = nodes.map((node) => blockOf(node)).join("\n\n").trim();
  return htmlOf(text) === tidyHtml(html)
    ? { type: "text", text }
    : { type: "html", text: html };
}

/** The HTML of the form's value; one that did not change stays as it is. */
export function descriptionToSave(
  value: unknown,
  context: BeforeSaveContext,
): unknown {
  if (!isRecord(value)) return value;
  const { type, text } = value;
  const before = descriptionToForm(context.before);
  if (isDeepStrictEqual({ type, text }, before)) return context.before;
  if (typeof text !== "string") return undefined;
  return linksToSave(type === "html" ? text : htmlOf(text), context);
}

function htmlOf(text: string): string {
  return tidyHtml(markdown.render(text));
}

/** The elements that pages show, without white space between blocks. */
function tidyHtml(html: string): string {
  return richHtml(parseRichText(inBlocks(html)), "").text
    .replace(/\s+/g, " ")
    .replace(/ ?(<(?:\/?(?:p|[uo]l|li|h\d)|br)>) ?/g, "$1");
}

/** A text that is in no block becomes a paragraph, as it looks. */
function inBlocks(html: string): string {
  const hasBlock = /<(?:p|[uo]l|h\d)>/.test(
    richHtml(parseRichText(html), "").text,
  );
  return hasBlock || !html.trim() ? html : `<p>${html}</p>`;
}

/** A block as Markdown; of what has none the comparison above fails. */
function blockOf(node: RichNode, indent = ""): string {
  if (typeof node === "string") return inlineOf(node);
  const { tag, children } = node;
  if (tag !== "ul" && tag !== "ol") {
    const [, level] = /^h(\d)$/.exec(tag) ?? [];
    const prefix = level ? `${"#".repeat(Number(level))} ` : "";
    return prefix + children.map(inlineOf).join("").trim();
  }
  const items = children.filter((it) => typeof it === "object")
    .map((item, index) => {
      const bullet = tag === "ol" ? `${index + 1}. ` : "- ";
      const texts = item.children.filter((it) => !isList(it)).map(inlineOf);
      const lists = item.children.filter(isList)
        .map((list) => `\n${blockOf(list, `${indent}    `)}`);
      return indent + bullet + texts.join("").trim() + lists.join("");
    });
  return items.join("\n");
}

function isList(node: RichNode): boolean {
  return typeof node === "object" && /^[uo]l$/.test(node.tag);
}

function inlineOf(node: RichNode): string {
  if (typeof node === "string") {
    return node.replace(/\s+/g, " ").replace(/[\\`*_~]/g, "\\$&");
  }
  const text = node.children.map(inlineOf).join("");
  switch (node.tag) {
    case "strong":
      return `**${text}**`;
    case "em":
      return `*${text}*`;
    case "a":
      return `[${text}](${node.href})`;
    case "br":
      return "\n";
    default:
      return text;
  }
}
