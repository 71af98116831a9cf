import { isRecord, parseJson } from "../../../lib/text/json.ts";
import type { FormRecord } from "../../../records/form-record.ts";

/** A text that was not saved, and the version of the file that it began with. */
export interface Draft {
  record: FormRecord;
  version?: string;
  when: number;
}

/**
 * The draft of a record in this browser.
 * @param draftPath The project, the kind and the id of the record.
 */
export function readDraft(draftPath: string): Draft | undefined {
  const draft = parseJson(localStorage.getItem(keyOf(draftPath)) ?? "");
  return isRecord(draft) && isRecord(draft.record)
    ? draft as unknown as Draft
    : undefined;
}

/** Keeps a draft over a closed tab; says whether the browser can. */
export function keepDraft(draftPath: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(draftPath), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(draftPath: string): void {
  localStorage.removeItem(keyOf(draftPath));
}

function keyOf(draftPath: string): string {
  return `draft ${draftPath}`;
}
