/**
 * The remaining parse cost of one record, because parsers take far more than
 * linear time for some texts. Text over the budget stays plain.
 */
export interface ParseBudget {
  /** Markdown: see `markdownCost`. */
  markdown: number;
  /** Blocks in Markdown: see `blockCost`. */
  blocks: number;
  /** Code: see `codeCost`. */
  code: number;
}

/** The limit of one text. */
const textBudget: Readonly<ParseBudget> = {
  markdown: 1000 ** 2,
  blocks: 500,
  code: 3000 ** 2,
};

/** The limit of all texts of a record. */
export const recordBudget: Readonly<ParseBudget> = {
  markdown: 2 * 1000 ** 2,
  blocks: 500,
  code: 12 * 1000 ** 2,
};

/** ASCII characters that can be markup anywhere, and line ends. */
const marks = charactersOf("#$%&()*+/<=>@[\\]^_`{|}~\n");
/** Characters that can be markup only before a space. */
const marksBeforeSpace = charactersOf("-.:");
const space = 32;

function charactersOf(text: string): ReadonlySet<number> {
  return new Set(Array.from(text, (it) => it.charCodeAt(0)));
}

/** Below this number the time for a text is linear. */
const linearMarks = 100;

/**
 * The cost of a text: the square of its marks, because emphasis takes quadratic
 * time. Also 50 characters count as one.
 * @param max The counting ends above it.
 */
function markdownCost(text: string, max: number): number {
  let count = 1 + Math.ceil(text.length / 50);
  for (let index = 0; count ** 2 <= max && index < text.length; index++) {
    const code = text.charCodeAt(index);
    const isMark = marks.has(code) ||
      (marksBeforeSpace.has(code) && text.charCodeAt(index + 1) === space);
    if (isMark) count++;
  }
  return count * Math.max(count, linearMarks);
}

/** The cost of splitting a text: the lines that may begin a block. */
function blockCost(text: string): number {
  return text.match(/^[#>`~]/gm)?.length ?? 0;
}

/** Below this length the time for a code block is linear. */
const linearLength = 1000;

/** No word of a program is as long; grammars try each of its characters. */
const longWord = /[\w$\u0080-\uffff]{200}/;

/** The cost of a code block: grammars take quadratic time for some code. */
function codeCost(code: string, max: number): number {
  const cost = code.length * Math.max(code.length, linearLength);
  return cost <= max && longWord.test(code) ? Infinity : cost;
}

const costs = {
  markdown: markdownCost,
  blocks: blockCost,
  code: codeCost,
} as const;

/** Deducts the cost of a text from a budget; false if it exceeds the budget. */
export function spend(
  budget: ParseBudget,
  kind: keyof ParseBudget,
  text: string,
): boolean {
  const max = Math.min(textBudget[kind], budget[kind]);
  const cost = costs[kind](text, max);
  if (cost > max) return false;
  budget[kind] -= cost;
  return true;
}
