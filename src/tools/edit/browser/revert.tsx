import { isSame, useForm, valueAt } from "./form-state.ts";

/** Takes the change of a field back. */
export function Revert(
  { fieldPath, label }: { fieldPath: string; label: string },
) {
  const { id, record, saved, change } = useForm();
  const before = valueAt(saved, fieldPath);
  // Items of lists may have moved.
  const isTaken = !id || /\.\d+(?:\.|$)/.test(fieldPath) ||
    isSame(before, valueAt(record, fieldPath));
  if (isTaken) return null;
  return (
    <button
      type="button"
      className="revert"
      aria-label={`Take back the change of ${label}`}
      onClick={() => change(fieldPath, before)}
    >
      Take back
    </button>
  );
}
