/** A problem of a record. */
export interface Problem {
  /** The field's path in the record, or "(whole file)". */
  field: string;
  reason: string;
}
