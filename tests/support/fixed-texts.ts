/**
 * Texts that the specification and its contract fix, in pages of the site. An
 * owner may change any: a changed one is named, and not looked for.
 */
import assert from "node:assert/strict";
import { DomUtils, parseDocument } from "htmlparser2";
import { type TestApp, testApp } from "./app.ts";
import type { FakeAnswer } from "./content/answers.ts";
import { changedPlace, straight } from "./shipped-words.ts";

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
  const missing = expected.filter((text) => !shown.has(text));
  for (const text of missing) {
    const place = changedPlace(text);
    if (place) console.log(`Changed, and not looked for: "${text}", ${place}`);
  }
  assert.deepEqual(missing.filter((text) => !changedPlace(text)), [], about);
}
