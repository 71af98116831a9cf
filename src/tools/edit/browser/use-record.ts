import { useEffect, useRef, useState } from "react";
import type { FormRecord } from "../../../records/form-record.ts";
import { newId } from "./addresses.ts";
import type { KindSetup } from "../forms/forms-setup.ts";
import { type Draft, dropDraft, keepDraft, readDraft } from "./drafts.ts";
import {
  type Change,
  isSame,
  type Problems,
  valueAt,
  withValue,
} from "./form-state.ts";
import { check, type Opened } from "./saving.ts";

/** How long after a change the form is checked. */
const checkMs = 300;

/** The record of a form: its changes, its draft, and what is wrong with it. */
export function useRecord(
  { kind, id, opened, draftPath }: {
    kind: KindSetup;
    id: string;
    opened: Opened;
    draftPath: string;
  },
) {
  const [base, setBase] = useState(opened);
  const [record, setRecord] = useState(opened.record);
  /** The record with changes that are not rendered yet. */
  const latest = useRef(record);
  const [problems, setProblems] = useState<Problems>({});
  const [draft, setDraft] = useState<Draft | undefined>(() => {
    const draft = readDraft(draftPath);
    return draft && !isSame(draft.record, opened.record) ? draft : undefined;
  });
  const [isKept, setIsKept] = useState(true);
  const isChanged = record !== base.record && !isSame(record, base.record);

  function replace(next: FormRecord): void {
    latest.current = next;
    setRecord(next);
  }

  useEffect(() => {
    // Until the author has decided about the one of before.
    if (draft) return;
    if (!isChanged) return dropDraft(draftPath);
    const { version } = base;
    const kept = { record, when: Date.now(), ...version && { version } };
    setIsKept(keepDraft(draftPath, kept));
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [record, base, draft, draftPath]);

  // What is wrong so far, of the fields that have something.
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(async () => {
      const found = await check(kind, id || newId, record);
      if (latest.current !== record) return;
      setProblems((shown) =>
        Object.fromEntries(
          Object.entries(found).filter(([fieldPath]) =>
            shown[fieldPath] || valueAt(record, fieldPath)
          ),
        )
      );
    }, checkMs);
    return () => clearTimeout(timer);
  }, [record]);

  return {
    base,
    record,
    latest,
    problems,
    setProblems,
    isChanged,
    isKept,
    draft,
    change(fieldPath: string, change: Change): void {
      const names = fieldPath.split(".");
      replace(withValue(latest.current, names, change) as FormRecord);
      // Positions in lists are others then.
      setProblems(({ [fieldPath]: _, ...others }) => others);
    },
    /** Goes on with what was saved, and shows it if nothing has changed since. */
    setSaved(sent: FormRecord, saved: Opened): void {
      if (latest.current === sent) replace(saved.record);
      // It may have another name now, which keeps what was typed meanwhile.
      dropDraft(draftPath);
      setBase(saved);
    },
    revert(): void {
      replace(base.record);
      setProblems({});
    },
    restoreDraft(): void {
      if (!draft) return;
      const { version } = draft;
      // The next save is based on the version of that time.
      setBase({ record: base.record, ...version && { version } });
      replace(draft.record);
      setDraft(undefined);
    },
    discardDraft(): void {
      dropDraft(draftPath);
      setDraft(undefined);
    },
  };
}
