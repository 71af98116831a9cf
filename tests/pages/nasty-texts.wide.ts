/** Texts that are made to keep parsers busy take linear time. */
import assert from "node:assert/strict";
import {
  nastyLanguages,
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

for (const [name, { parse, texts, length }] of Object.entries(nastyLanguages)) {
  Deno.test(`text of any kind takes linear time: ${name}`, () => {
    assert.deepEqual(slowTexts(parse, texts, length), []);
  });
}
