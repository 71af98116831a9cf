/**
 * The remaining parse cost of one record, because parsers take far more than
 * linear time for some texts. Text over the budget stays plain.
 */
export interface ParseBudget {
  /** Markdown: see `markdownCost`. */
  markdown: number;
  /** Code: see `codeCost`. */
  code: number;
}

/** The limit of one text. */
export const textBudget: Readonly<ParseBudget> = {
  markdown: 1000,
  code: 3000 ** 2,
};

/** The limit of all texts of a record. */
export const recordBudget: Readonly<ParseBudget> = {
  markdown: 2000,
  code: 12 * 1000 ** 2,
};

/** Characters that can be markup, and line ends. */
const mark = /[^\s\p{L}\p{N}.,;:?!'"’‘“”–—…-]|[-.:] |\n/gu;

/** The cost of a text: 1, plus 1 per 50 characters, plus 1 per mark. */
export function markdownCost(text: string): number {
  return 1 + Math.ceil(text.length / 50) + (text.match(mark)?.length ?? 0);
}

/** Below this length the time for a code block is linear. */
const linearLength = 1000;

/** The cost of a code block: grammars take quadratic time for some code. */
export function codeCost(code: string): number {
  return code.length * Math.max(code.length, linearLength);
}

/** Deducts the cost of a text from a budget; false if it exceeds the budget. */
export function spend(
  budget: ParseBudget,
  kind: keyof ParseBudget,
  cost: number,
): boolean {
  if (cost > textBudget[kind] || cost > budget[kind]) return false;
  budget[kind] -= cost;
  return true;
}
