/** Texts that are made to keep parsers busy take linear time. */
import assert from "node:assert/strict";
import { plainLines } from "../../src/content/text/plain-text.ts";
import {
  codeLanguages,
  highlight,
} from "../../src/pages/blog/highlight.server.ts";
import { parsedText } from "../../src/pages/blog/markdown-text.server.ts";
import { maxParsed } from "../../src/pages/blog/text-budget.server.ts";
import { parseRichText } from "../../src/pages/careers/rich-text.server.ts";
import {
  nastyCode,
  nastyHtml,
  nastyMarkdown,
  type NastyText,
} from "../support/content/nasty-texts.ts";

/** How much longer the long text is than the short one. */
const growth = 4;
/** Shorter times say nothing, in milliseconds. */
const noticeableMs = 50;

function timeOf(parse: (text: string) => unknown, text: string): number {
  const start = performance.now();
  parse(text);
  return performance.now() - start;
}

/**
 * The texts that take more than linear time. Each is tried again if it seems
 * so: others use the processor, too.
 */
function slowTexts(
  parse: (text: string) => unknown,
  texts: ReadonlyMap<string, NastyText>,
  length: number,
): string[] {
  const isSlow = (make: NastyText) => {
    const ms = timeOf(parse, make(length));
    const isNoticeable = ms > noticeableMs;
    return isNoticeable &&
      ms > 2 * growth * timeOf(parse, make(length / growth));
  };
  return [...texts].filter(([, make]) =>
    Array.from({ length: 8 }).every(() => isSlow(make))
  ).map(([name]) => name);
}

Deno.test("Markdown of any kind takes linear time", () => {
  const parse = (text: string) => parsedText(text, { ...maxParsed });
  assert.deepEqual(slowTexts(parse, nastyMarkdown, maxParsed.block - 2000), []);
});

for (const language of codeLanguages) {
  Deno.test(`code of any kind takes linear time: ${language}`, () => {
    const parse = (text: string) => highlight(text, language);
    assert.deepEqual(slowTexts(parse, nastyCode, 4700), []);
  });
}

Deno.test("HTML of any kind takes linear time", () => {
  const parse = (text: string) => plainLines(parseRichText(text));
  assert.deepEqual(slowTexts(parse, nastyHtml, 100_000), []);
});
