/**
 * How much parsing one record may still cost, by counts: parsers take far more
 * than linear time for some texts. Text over the budget stays plain.
 */
export interface ParseBudget {
  /** Markdown: see `markdownCost`. */
  markdown: number;
  /** Code: see `codeCost`. */
  code: number;
}

/** The most that one text may take. */
export const textBudget: Readonly<ParseBudget> = {
  markdown: 1000,
  code: 3000 ** 2,
};

/** The most that all texts of a record may take. */
export const recordBudget: Readonly<ParseBudget> = {
  markdown: 2000,
  code: 12 * 1000 ** 2,
};

/** Signs that can be markup, and line ends. */
const mark = /[^\s\p{L}\p{N}.,;:?!'"’‘“”–—…-]|[-.:] |\n/gu;

/** What a text costs: its marks, one for 50 characters, and one. */
export function markdownCost(text: string): number {
  return 1 + Math.ceil(text.length / 50) + (text.match(mark)?.length ?? 0);
}

/** What a code block costs: grammars take quadratic time for some code. */
export function codeCost(code: string): number {
  return code.length ** 2;
}

/** Takes the cost of a text from a budget, if it is within it. */
export function spend(
  budget: ParseBudget,
  kind: keyof ParseBudget,
  cost: number,
): boolean {
  if (cost > textBudget[kind] || cost > budget[kind]) return false;
  budget[kind] -= cost;
  return true;
}
