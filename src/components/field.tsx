import { type ComponentProps, useId } from "react";

interface FieldLook {
  label: string;
  /** An example of what to write; shown while the field is empty. */
  hint?: string;
  /** Why what was written cannot be taken. */
  error?: string;
}

type InputProps = FieldLook & { multiline?: false } & ComponentProps<"input">;
type TextAreaProps =
  & FieldLook
  & { multiline: true }
  & ComponentProps<"textarea">;

/** A labelled field of a form, of one line or of several. */
export function Field(props: InputProps | TextAreaProps) {
  const id = useId();
  const { label, hint, error, ...control } = props;
  const shared = {
    id,
    placeholder: hint,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isTextArea(control)
        ? <TextArea {...control} {...shared} />
        : <Input {...control} {...shared} />}
      {error && <p id={`${id}-error`} className="field-error">{error}</p>}
    </div>
  );
}

type Control =
  | Omit<InputProps, keyof FieldLook>
  | Omit<TextAreaProps, keyof FieldLook>;

function isTextArea(
  control: Control,
): control is Omit<TextAreaProps, keyof FieldLook> {
  return control.multiline === true;
}

function Input({ multiline: _, ...rest }: Omit<InputProps, keyof FieldLook>) {
  return <input type="text" {...rest} />;
}

function TextArea(
  { multiline: _, ...rest }: Omit<TextAreaProps, keyof FieldLook>,
) {
  return <textarea {...rest} />;
}
