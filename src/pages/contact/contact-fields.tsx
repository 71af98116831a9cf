import words from "../../../data/words/contact.json" with { type: "json" };
import { Field } from "../../ui/controls/field.tsx";

/** The fields' labels, also used in the email. */
export function fieldNames() {
  const { person, project, description, timeline } = words.form;
  return {
    person: person.label,
    project: project.label,
    description: description.label,
    timeline: timeline.label,
  };
}

interface ContactFieldsProps {
  /** How many more characters fit; undefined while nothing is typed. */
  charactersLeft: number | undefined;
}

/**
 * The four fields, without maxlength: browsers would silently cut pasted text.
 */
export function ContactFields({ charactersLeft }: ContactFieldsProps) {
  const { person, project, description, timeline } = words.form;
  return (
    <>
      <Field
        label={person.label}
        name={person.label}
        hint={person.hint}
        autoComplete="name"
      />
      <Field
        label={project.label}
        name={project.label}
        hint={project.hint}
        autoComplete="off"
      />
      <Field
        label={description.label}
        name={description.label}
        hint={description.hint}
        multiline
        note={noteOf(charactersLeft)}
      />
      <Field
        label={timeline.label}
        name={timeline.label}
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
