import { type ComponentProps, useId } from "react";

interface FieldText {
  label: string;
  /** The placeholder: an example of what to write. */
  hint?: string;
  /** A note about the value. */
  note?: string;
}

type InputProps = FieldText & { multiline?: false } & ComponentProps<"input">;
type TextAreaProps =
  & FieldText
  & { multiline: true }
  & ComponentProps<"textarea">;

/** A labelled form field: an input, or a textarea when `multiline`. */
export function Field(props: InputProps | TextAreaProps) {
  const id = useId();
  const { label, hint, note, ...control } = props;
  const shared = {
    id,
    placeholder: hint,
    "aria-describedby": note ? `${id}-note` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isTextArea(control)
        ? <TextArea {...control} {...shared} />
        : <Input {...control} {...shared} />}
      {note && <p id={`${id}-note`} className="meta soft">{note}</p>}
    </div>
  );
}

type Control =
  | Omit<InputProps, keyof FieldText>
  | Omit<TextAreaProps, keyof FieldText>;

function isTextArea(
  control: Control,
): control is Omit<TextAreaProps, keyof FieldText> {
  return control.multiline === true;
}

function Input({ multiline: _, ...rest }: Omit<InputProps, keyof FieldText>) {
  return <input type="text" {...rest} />;
}

function TextArea(
  { multiline: _, ...rest }: Omit<TextAreaProps, keyof FieldText>,
) {
  return <textarea {...rest} />;
}
