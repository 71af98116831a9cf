import { type ReactNode, useEffect, useState } from "react";
import { isRecord } from "../../../lib/text/json.ts";
import type { FormField } from "../forms/form-field.ts";
import type { Row } from "../forms/forms-setup.ts";
import { type ControlProps, useForm } from "./form-state.ts";
import { localMoment, utcMoment } from "./moments.ts";
import { PictureField } from "./picture-field.tsx";
import { ProjectCoverField } from "./project-cover-field.tsx";
import { ProjectPicturesField } from "./project-pictures-field.tsx";
import { RichTextField } from "./rich-text-field.tsx";
import { useSetup } from "./setup.ts";

/** A control with its label, its hint, and what is wrong with its value. */
export function LabelledControl(
  { children, ...props }: ControlProps & { children?: ReactNode },
) {
  const { field, id, problem } = props;
  const Control = controls[field.control] ?? TextLine;
  const isGroup = groups.has(field.control) ||
    field.control === "select" && isShort(field);
  const isOptional = !field.isRequired && field.control !== "boolean";
  return (
    <div
      className="field"
      {...isGroup && {
        role: "group",
        "aria-labelledby": `${id}-label`,
        "aria-describedby": describedBy(props),
      }}
    >
      {isGroup
        ? <span className="label" id={`${id}-label`}>{field.label}</span>
        : <label htmlFor={id}>{field.label}</label>}
      {isOptional && <span className="hint optional">optional</span>}
      {field.hint && <p className="hint" id={`${id}-hint`}>{field.hint}</p>}
      <Control {...props} />
      {problem && <p role="alert" id={`${id}-problem`}>{problem}</p>}
      {children}
    </div>
  );
}

function describedBy({ field, id, problem }: ControlProps): string | undefined {
  return [field.hint && `${id}-hint`, problem && `${id}-problem`]
    .filter(Boolean).join(" ") || undefined;
}

/** The attributes that tell assistive software of hint and problem. */
function describing(props: ControlProps) {
  const { field, id, problem } = props;
  return {
    id,
    "aria-invalid": problem ? true : undefined,
    "aria-required": field.isRequired || undefined,
    "aria-describedby": describedBy(props),
  };
}

function TextLine(props: ControlProps) {
  const { value, onChange, field } = props;
  return (
    <>
      <input
        {...describing(props)}
        type="text"
        value={textOf(value)}
        onChange={({ target }) => onChange(target.value)}
      />
      <Length value={value} max={field.max} />
    </>
  );
}

function TextLines(props: ControlProps) {
  const { value, onChange, field } = props;
  return (
    <>
      <textarea
        {...describing(props)}
        rows={1}
        value={textOf(value)}
        onChange={({ target }) => onChange(target.value)}
      />
      <Length value={value} max={field.max} />
    </>
  );
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
}

/** Says how much room is left once there is little. */
function Length({ value, max }: { value: unknown; max: number | undefined }) {
  const { length } = textOf(value);
  if (!max || length <= 0.8 * max) return null;
  return <p className="hint">{`${length} of ${max} characters`}</p>;
}

function NumberLine(props: ControlProps) {
  return (
    <input
      {...describing(props)}
      type="number"
      step="any"
      value={textOf(props.value)}
      onChange={({ target }) =>
        props.onChange(target.value === "" ? undefined : target.valueAsNumber)}
    />
  );
}

function Flag(props: ControlProps) {
  return (
    <input
      {...describing(props)}
      type="checkbox"
      checked={Boolean(props.value)}
      onChange={({ target }) => props.onChange(target.checked)}
    />
  );
}

/** Whether all choices are shown at once. */
function isShort({ choices = [], isRequired }: FormField): boolean {
  return isRequired && choices.length < 5;
}

function Choice(props: ControlProps) {
  const { field, id, value, onChange } = props;
  if (isShort(field)) {
    return field.choices!.map((choice, index) => (
      <label key={choice} className="choice">
        <input
          type="radio"
          id={index === 0 ? id : undefined}
          name={id}
          checked={value === choice}
          onChange={() =>
            onChange(choice)}
        />{" "}
        {choice}
      </label>
    ));
  }
  return (
    <select
      {...describing(props)}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value)}
    >
      {!(field.isRequired && value) && <option value="">Choose one</option>}
      {field.choices?.map((choice) => <option key={choice}>{choice}</option>)}
    </select>
  );
}

/** A date in the site's time zone. */
function Moment(props: ControlProps) {
  const { value, onChange } = props;
  const { timeZone } = useSetup();
  const city = timeZone.split("/").at(-1)?.replaceAll("_", " ");
  return (
    <>
      <input
        {...describing(props)}
        type="datetime-local"
        value={value ? localMoment(String(value), timeZone) : ""}
        onChange={({ target }) =>
          onChange(target.value && utcMoment(target.value, timeZone))}
      />
      <span className="hint">{`Time in ${city}`}</span>
    </>
  );
}

/** Comma-separated tags, with those of other articles to choose from. */
function Tags(props: ControlProps) {
  const known = useSetup().tags;
  const tags = textOf(props.value).split(",").map((tag) => tag.trim())
    .filter(Boolean);
  const toggle = (tag: string) => {
    const others = tags.filter((it) => it !== tag);
    const isThere = others.length < tags.length;
    props.onChange((isThere ? others : [...tags, tag]).join(", "));
  };
  return (
    <>
      <TextLine {...props} />
      <div className="tools">
        {known.map((tag) => (
          <button
            key={tag}
            type="button"
            aria-pressed={tags.includes(tag)}
            onClick={() => toggle(tag)}
          >
            {tag}
          </button>
        ))}
      </div>
    </>
  );
}

/** A record of a list, or an item of a list in the same record. */
function RelationChoice(props: ControlProps) {
  const { field: { relation = {}, isRequired }, value, onChange } = props;
  const [records, setRecords] = useState<Row[]>([]);
  const items = useItemChoices(relation.item);
  useEffect(() => {
    if (!relation.kind) return;
    fetch(`/forms/records/${relation.kind}`)
      .then((response) => response.json()).then(setRecords, () => {});
  }, [relation.kind]);
  const choices = relation.kind
    ? records.map(({ id, title }): [string, string] => [id, title])
    : items;
  const isKnown = choices.some(([id]) => id === value);
  return (
    <select
      {...describing(props)}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{isRequired ? "Choose one" : "None"}</option>
      {Boolean(value) && !isKnown && <option>{textOf(value)}</option>}
      {choices.map(([id, title]) => <option key={id} value={id}>{title}
      </option>)}
    </select>
  );
}

function useItemChoices(
  item: NonNullable<FormField["relation"]>["item"],
): [id: string, title: string][] {
  const { record, kind } = useForm();
  if (!item) return [];
  const items = record[item.list];
  const { summary = "" } = kind.fields.find(({ name }) => name === item.list) ??
    {};
  return (Array.isArray(items) ? items : []).filter(isRecord)
    .map((it) => [textOf(it[item.by]), textOf(it[summary] ?? it[item.by])]);
}

/** A colour as text, because it may be empty, and a picker. */
function Colour(props: ControlProps) {
  const text = textOf(props.value);
  return (
    <div className="colour">
      <TextLine {...props} />
      <input
        type="color"
        aria-label={`Pick: ${props.field.label}`}
        value={/^#[0-9a-f]{6}$/.test(text) ? text : "#ffffff"}
        onChange={({ target }) => props.onChange(target.value)}
      />
    </div>
  );
}

/** Controls by their names. */
export const controls: Readonly<
  Record<string, (props: ControlProps) => ReactNode>
> = {
  string: TextLine,
  text: TextLines,
  richtext: RichTextField,
  number: NumberLine,
  integer: NumberLine,
  boolean: Flag,
  select: Choice,
  moment: Moment,
  tags: Tags,
  relation: RelationChoice,
  color: Colour,
  picture: PictureField,
  "project-cover": ProjectCoverField,
  "project-pictures": ProjectPicturesField,
};

/** Controls of several elements, which a label cannot name. */
const groups = new Set([
  "richtext",
  "picture",
  "project-cover",
  "project-pictures",
]);
