/**
 * Draws random Markdown, code and HTML from the pieces of the known nasty
 * texts, and prints each that takes longer than all before, until it is ended:
 *
 *     deno run -A --no-check tests/bench/nasty-texts.ts
 */
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

/** What is drawn: pieces, the length of a text, and what parses it. */
interface Drawn {
  pieces: ReadonlyMap<string, NastyText>;
  length: number;
  parse(text: string): unknown;
}

const drawn: Readonly<Record<string, Drawn>> = {
  Markdown: {
    pieces: nastyMarkdown,
    length: maxParsed.block - 100,
    parse: (text) => parsedText(text, { ...maxParsed }),
  },
  HTML: {
    pieces: nastyHtml,
    length: 100_000,
    parse: (text) => plainLines(parseRichText(text)),
  },
  ...Object.fromEntries(
    codeLanguages.map((language): [string, Drawn] => [language, {
      pieces: nastyCode,
      length: 4900,
      parse: (text) => highlight(text, language),
    }]),
  ),
};

function pick<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)]!;
}

/** One to five pieces, each cut after a few characters. */
function drawUnit(pieces: ReadonlyMap<string, NastyText>): string {
  const count = 1 + Math.floor(Math.random() * 5);
  return Array.from(
    { length: count },
    () =>
      pick([...pieces.values()])(1).slice(
        0,
        1 + Math.floor(Math.random() * 12),
      ),
  )
    .join("");
}

const worst = new Map<string, number>();
for (;;) {
  const [name, { pieces, length, parse }] = pick(Object.entries(drawn));
  const [before, unit, after] = [0, 1, 2].map(() => drawUnit(pieces));
  const text = (before! + unit!.repeat(length / unit!.length)).slice(0, length);
  const start = performance.now();
  parse(text + after);
  const ms = performance.now() - start;
  if (ms <= (worst.get(name) ?? 20)) continue;
  worst.set(name, ms);
  console.log(ms.toFixed(0), "ms", name, JSON.stringify([before, unit, after]));
}
