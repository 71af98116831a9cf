/**
 * Draws random Markdown, code and HTML from pieces of the known nasty
 * texts, and prints each that takes longer than all before, until it is ended:
 *
 *     deno run -A --no-check tests/bench/nasty-texts.ts
 */
import {
  nastyLanguages,
  type NastyText,
} from "../support/content/nasty-texts.ts";

function pick<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)]!;
}

/** One to five pieces, each cut after a few characters. */
function drawUnit(texts: ReadonlyMap<string, NastyText>): string {
  const count = 1 + Math.floor(Math.random() * 5);
  return Array.from(
    { length: count },
    () =>
      pick([...texts.values()])(1).slice(
        0,
        1 + Math.floor(Math.random() * 12),
      ),
  )
    .join("");
}

const worst = new Map<string, number>();
for (;;) {
  const [name, { texts, length, parse }] = pick(
    Object.entries(nastyLanguages),
  );
  const [before, unit, after] = [0, 1, 2].map(() => drawUnit(texts));
  const text = (before! + unit!.repeat(length / unit!.length)).slice(0, length);
  const start = performance.now();
  parse(text + after);
  const ms = performance.now() - start;
  if (ms <= (worst.get(name) ?? 20)) continue;
  worst.set(name, ms);
  console.log(ms.toFixed(0), "ms", name, JSON.stringify([before, unit, after]));
}
