import type { Client } from "./client.ts";

export interface AdmissionLimits {
  /** How many requests may stream or wait at once. */
  max: number;
  /** How many of these are reserved for visitors. */
  reservedForVisitors: number;
}

/**
 * Limits the requests that stream or wait for content. Those of crawlers and
 * feed readers are refused first; an admitted request is never dropped.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  #admitted = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  /** How many requests stream or wait now. */
  get admitted(): number {
    return this.#admitted;
  }

  /**
   * Admits a request.
   * @returns Releases its place; undefined when there is none.
   */
  admit(client: Client): (() => void) | undefined {
    const { max, reservedForVisitors } = this.#limits;
    const limit = client === "visitor" ? max : max - reservedForVisitors;
    if (this.#admitted >= limit) return undefined;
    this.#admitted++;
    let isAdmitted = true;
    return () => {
      if (isAdmitted) this.#admitted--;
      isAdmitted = false;
    };
  }
}
