/** What others have published that has come into the folder. */
export interface Arrivals {
  hasOthers: boolean;
  /** Whether the editor's own code has changed since it was started. */
  hasEditorChanges: boolean;
}
