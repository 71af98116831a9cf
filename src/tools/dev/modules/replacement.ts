/** A module's new address, and the one that browsers have loaded. */
export interface Replacement {
  /** Its source file, from the project's root. */
  module: string;
  address: string;
  previous: string;
}
