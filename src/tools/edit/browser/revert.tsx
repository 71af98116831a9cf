import { isSame, useForm, valueAt } from "./form-state.ts";

/** Takes the change of a field back. */
export function Revert({ place, label }: { place: string; label: string }) {
  const { id, record, saved, change } = useForm();
  const before = valueAt(saved, place);
  // Items of lists may have moved.
  const isTaken = !id || /\.\d+(?:\.|$)/.test(place) ||
    isSame(before, valueAt(record, place));
  if (isTaken) return null;
  return (
    <button
      type="button"
      className="revert"
      aria-label={`Take back the change of ${label}`}
      onClick={() => change(place, before)}
    >
      Take back
    </button>
  );
}
