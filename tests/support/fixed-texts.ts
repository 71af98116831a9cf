/** Texts that the specification and its contract fix, in pages of the site. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { DomUtils, parseDocument } from "htmlparser2";
import siteFacts from "../../data/site.json" with { type: "json" };
import { isRecord } from "../../src/lib/text/json.ts";
import type * as wordFiles from "../../src/pages/word-files.ts";
import { withoutMarkdown } from "../../src/ui/text/without-markdown.ts";
import { type TestApp, testApp } from "./app.ts";
import type { FakeAnswer } from "./content/answers.ts";

/** The files whose texts an owner edits. */
type Files = typeof wordFiles & { site: typeof siteFacts };
/** The paths of the texts in a value, such as "steps.0.title". */
type PathOf<Value> = Value extends readonly (infer Item)[]
  ? Inside<`${number}`, Item>
  : { [Name in keyof Value & string]: Inside<Name, Value[Name]> }[
    & keyof Value
    & string
  ];
type Inside<Name extends string, Value> = Value extends string ? Name
  : Value extends object ? `${Name}.${PathOf<Value>}`
  : never;

/**
 * The fixed texts of a file of words, by their paths. An owner may change any:
 * a changed one is named, and the page must show the one that the file has now.
 * @param texts A number before a text and a target, as in "label → target", are
 * of the page.
 */
export function fixedWords<Name extends keyof Files>(
  name: Name,
  texts: Readonly<Partial<Record<PathOf<Files[Name]>, string>>>,
): string[] {
  const file = name === "site" ? "data/site.json" : `data/words/${name}.json`;
  const url = new URL(`../../${file}`, import.meta.url);
  // The page may be left out.
  if (!existsSync(url)) return [];
  const words: unknown = JSON.parse(Deno.readTextFileSync(url));
  const rows = Object.entries(texts) as [path: string, text: string][];
  return rows.flatMap(([path, text]) => {
    const [, number, label, target] = /^(\d\d\. )?(.*?)( → .*)?$/.exec(text) ??
      [];
    const now = path.split(".").reduce<unknown>(
      (value, key) =>
        isRecord(value) || Array.isArray(value)
          ? Reflect.get(value, key)
          : undefined,
      words,
    );
    // It may be left out of a list.
    if (typeof now !== "string") return [];
    if (straight(now) === label) return [text];
    console.log(`Changed: "${label}" to "${now}", ${file}: ${path}`);
    return [`${number ?? ""}${now}${target ?? ""}`];
  });
}

/** Gets complete pages of the site with this content: the fixtures, if none. */
export async function completePages(
  content?: FakeAnswer,
  settings?: Record<string, string>,
): Promise<TestApp["get"]> {
  const app = await testApp({
    ...(content && { content }),
    ...(settings && { settings }),
    maxWaitMs: 5000,
  });
  return (address) =>
    app.get(`${address}${address.includes("?") ? "&" : "?"}complete`);
}

/**
 * Asserts that the first element with a tag name has these texts: of an
 * element, a label or a placeholder; a link is "label → target".
 * @param about What the message names.
 */
export function assertTexts(
  html: string,
  tag: string,
  expected: readonly string[],
  about = tag,
): void {
  const part = DomUtils.getElementsByTagName(tag, parseDocument(html), true, 1);
  const shown = new Set<string>();
  const add = (text = "") => shown.add(straight(text));
  for (const element of DomUtils.findAll(() => true, part)) {
    const { children, attribs } = element;
    const text = DomUtils.textContent(element);
    add(text);
    add(children.map((it) => "data" in it ? it.data : "").join(""));
    add(attribs.placeholder);
    add(attribs["aria-label"]);
    if (!attribs.href) continue;
    add(`${text} → ${attribs.href}`);
    // The label of a link that has a note below it.
    const [label] = children;
    if (label) add(`${DomUtils.textContent(label)} → ${attribs.href}`);
  }
  const missing = expected.filter((text) =>
    !shown.has(straight(text)) && !shown.has(straight(withoutMarkdown(text)))
  );
  assert.deepEqual(missing, [], about);
}

/** Straight apostrophes, as the specification has them. */
function straight(text: string): string {
  return text.replaceAll("’", "'").replaceAll(/\s+/g, " ").trim();
}
