import { Field } from "../../ui/controls/field.tsx";

/** The fields' labels, also used in the email. */
export const fieldNames = {
  person: "Full Name",
  project: "Project name",
  description: "Description",
  timeline: "Timeline",
} as const;

interface ContactFieldsProps {
  /** How many more characters fit; undefined while the form is empty. */
  charactersLeft: number | undefined;
}

/**
 * The four fields, without maxlength: browsers would silently cut pasted text.
 */
export function ContactFields({ charactersLeft }: ContactFieldsProps) {
  return (
    <>
      <Field
        label={fieldNames.person}
        name={fieldNames.person}
        hint="Ada Okafor"
        autoComplete="name"
      />
      <Field
        label={fieldNames.project}
        name={fieldNames.project}
        hint="Fish farm order page"
        autoComplete="off"
      />
      <Field
        label={fieldNames.description}
        name={fieldNames.description}
        hint="What it is, who it is for, and what exists already"
        multiline
        note={noteOf(charactersLeft)}
      />
      <Field
        label={fieldNames.timeline}
        name={fieldNames.timeline}
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
