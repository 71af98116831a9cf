import { isSame, useForm, valueAt } from "./form-state.ts";

/** Reverts the changes to a field. */
export function Revert(
  { fieldPath, label }: { fieldPath: string; label: string },
) {
  const { id, record, saved, change } = useForm();
  const before = valueAt(saved, fieldPath);
  // Items of lists may have moved.
  const isHidden = !id || /\.\d+(?:\.|$)/.test(fieldPath) ||
    isSame(before, valueAt(record, fieldPath));
  if (isHidden) return null;
  return (
    <button
      type="button"
      className="revert"
      aria-label={`Revert ${label}`}
      onClick={() => change(fieldPath, before)}
    >
      Revert
    </button>
  );
}
