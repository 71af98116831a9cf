import { type ComponentProps, useId } from "react";

interface FieldProps extends
  Pick<
    ComponentProps<"input">,
    "name" | "type" | "inputMode" | "autoComplete" | "maxLength"
  > {
  label: string;
  /** The placeholder: an example of what to write. */
  hint?: string;
  /** A note about the value. */
  note?: string;
  multiline?: boolean;
}

/** A labelled form field: an input, or a textarea when `multiline`. */
export function Field(
  { label, hint, note, multiline, type = "text", ...rest }: FieldProps,
) {
  const id = useId();
  const control = {
    ...rest,
    id,
    placeholder: hint,
    "aria-describedby": note ? `${id}-note` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {multiline
        ? <textarea {...control} />
        : <input type={type} {...control} />}
      {note && <p id={`${id}-note`} className="meta soft">{note}</p>}
    </div>
  );
}
