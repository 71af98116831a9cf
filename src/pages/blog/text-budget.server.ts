/** How many characters may still be parsed. */
export interface TextBudget {
  /** Of one block: its texts are parsed without a pause. */
  block: number;
  /** Of the whole record. */
  record: number;
}

/** A long article in one block, and ten of them. */
export const maxParsed: Readonly<TextBudget> = {
  block: 40_000,
  record: 400_000,
};

/** Deducts a text from a budget; one that exceeds it is false and stays plain. */
export function spend(budget: TextBudget, { length }: string): boolean {
  if (length > Math.min(budget.block, budget.record)) return false;
  budget.block -= length;
  budget.record -= length;
  return true;
}
