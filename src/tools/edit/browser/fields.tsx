import {
  isPublic,
  type ListName,
  listNames,
} from "../../../content/content-types.ts";
import { isRecord } from "../../../lib/text/json.ts";
import { dateOnPage } from "../records/date-on-page.ts";
import { visibilityOf } from "../records/visibility.ts";
import { fieldsOf, type FormField } from "../forms/form-field.ts";
import { LabelledControl } from "./controls.tsx";
import { Folded } from "./folded.tsx";
import { useForm } from "./form-state.ts";
import { type FieldsProps, List, Texts } from "./list-field.tsx";
import { Revert } from "./revert.tsx";

interface FieldProps {
  field: FormField;
  /** Where its value is in the record, such as "content.0.text". */
  fieldPath: string;
  value: unknown;
}

/** The fields of a record, a group or an item. */
export function Fields({ fields, fieldPath, value }: FieldsProps) {
  const group = isRecord(value) ? value : {};
  return fields.map((field) => (
    <Field
      key={field.name}
      field={field}
      fieldPath={fieldPath ? `${fieldPath}.${field.name}` : field.name}
      value={group[field.name]}
    />
  ));
}

function Field(props: FieldProps) {
  const { field, fieldPath, value } = props;
  const { problems, change } = useForm();
  switch (field.control) {
    case "group":
      return <Group {...props} />;
    case "variant":
      return (
        <Group
          {...props}
          field={{ ...field, fields: fieldsOf(field, value ?? field.initial) }}
        />
      );
    case "list":
      return <List {...props} Fields={Fields} />;
    case "texts":
      return <Texts {...props} />;
  }
  return (
    <LabelledControl
      field={field}
      id={fieldPath}
      value={value}
      problem={problems[fieldPath]}
      onChange={(value) => change(fieldPath, value)}
    >
      <Revert fieldPath={fieldPath} label={field.label} />
      {fieldPath === "status" && <Visibility />}
      {field.isDateOnPage && <p role="status">{dateOnPage(value)}</p>}
    </LabelledControl>
  );
}

function Group({ field, fieldPath, value }: FieldProps) {
  const { problems } = useForm();
  return (
    <Folded
      className="group"
      isOpen={!field.isFolded}
      hasProblem={Object.keys(problems).some((it) =>
        it.startsWith(`${fieldPath}.`)
      )}
      summary={field.label}
    >
      {field.hint && <p className="hint">{field.hint}</p>}
      {problems[fieldPath] && <p role="alert">{problems[fieldPath]}</p>}
      <Fields fields={field.fields ?? []} fieldPath={fieldPath} value={value} />
    </Folded>
  );
}

/** Says what the status alone does not: that dates hide the record. */
function Visibility() {
  const { kind, record } = useForm();
  const list = kind.name as ListName;
  if (!listNames.includes(list)) return null;
  const shown = visibilityOf(record, isPublic(list, record));
  return <p role="status">{shown !== record.status && shown}</p>;
}
