import words from "../../../data/words/contact.json" with { type: "json" };
import { Field } from "../../ui/controls/field.tsx";

const { person, project, description, timeline } = words.form;

/** The fields' labels, also used in the email. */
export const fieldNames = {
  person: person.label,
  project: project.label,
  description: description.label,
  timeline: timeline.label,
};

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
        hint={person.hint}
        autoComplete="name"
      />
      <Field
        label={fieldNames.project}
        name={fieldNames.project}
        hint={project.hint}
        autoComplete="off"
      />
      <Field
        label={fieldNames.description}
        name={fieldNames.description}
        hint={description.hint}
        multiline
        note={noteOf(charactersLeft)}
      />
      <Field
        label={fieldNames.timeline}
        name={fieldNames.timeline}
        hint={timeline.hint}
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
