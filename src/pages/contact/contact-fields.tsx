import { Field } from "../../components/controls/field.tsx";

/** The field that becomes the mail's subject. */
export const projectName = "Project name";
/** The fields that become lines of the mail's body. */
export const lineNames = ["Full Name", "Description", "Timeline"];

interface ContactFieldsProps {
  /** How many more characters fit; undefined while nothing is written. */
  charactersLeft: number | undefined;
}

/** The four fields. None is limited: a browser would cut pasted text silently. */
export function ContactFields({ charactersLeft }: ContactFieldsProps) {
  return (
    <>
      <Field
        label="Full Name"
        name="Full Name"
        hint="Ada Okafor"
        autoComplete="name"
      />
      <Field
        label={projectName}
        name={projectName}
        hint="Fish farm order page"
        autoComplete="off"
      />
      <Field
        label="Description"
        name="Description"
        hint="What it is, who it is for, and what exists already"
        multiline
        note={noteOf(charactersLeft)}
      />
      <Field
        label="Timeline"
        name="Timeline"
        hint="Before March"
        autoComplete="off"
      />
    </>
  );
}

function noteOf(left: number | undefined): string | undefined {
  if (left === undefined) return undefined;
  const count = Math.abs(left).toLocaleString("en");
  return left < 0
    ? `About ${count} characters more than a mail link can carry.`
    : `Room for about ${count} more characters.`;
}
