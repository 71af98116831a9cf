/** A module's new address, and the one that browsers have loaded. */
interface Replacement {
  /** Its source file, from the project's root. */
  module: string;
  address: string;
  previous: string;
}

/** Modules that browsers must replace. */
export interface Replacements {
  replaced: Replacement[];
  /**
   * Whether only values in data have changed: the page keeps its state,
   * whatever it has made of the former ones.
   */
  isSameShape: boolean;
}
