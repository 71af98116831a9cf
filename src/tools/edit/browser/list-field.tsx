import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useState,
} from "react";
import { isRecord } from "../../../lib/text/json.ts";
import { piecesOf } from "../../../lib/text/inline-markdown.ts";
import { fieldsOf, type FormField } from "../forms/form-field.ts";
import { LabelledControl } from "./controls.tsx";
import { Folded } from "./folded.tsx";
import { useForm, valueAt } from "./form-state.ts";
import {
  type Items,
  ItemTools,
  type ListProps,
  Movable,
  Removed,
  useItems,
} from "./list-items.tsx";
import { Revert } from "./revert.tsx";

/** The fields of a record, a group or an item. */
export interface FieldsProps {
  fields: readonly FormField[];
  fieldPath: string;
  value: unknown;
}

/**
 * A list of groups, or of blocks of several types.
 * @param props With `Fields`, which may contain lists in turn.
 */
export function List(
  { Fields, ...props }: ListProps & { Fields: ComponentType<FieldsProps> },
) {
  const { field, fieldPath } = props;
  const { problems } = useForm();
  const list = useItems(props);
  const { items, keys, singular } = list;
  /** Before which item a new one is to come. */
  const [adding, setAdding] = useState<number>();
  const add = (index: number, type?: string) => {
    setAdding(undefined);
    list.add(
      index,
      type === undefined ? {} : { type, ...initialOf(field.types?.[type]) },
      (index) => {
        const [first] = fieldsOf(field, { type });
        return first ? `${fieldPath}.${index}.${first.name}` : "";
      },
    );
  };
  const choose = (index: number) =>
    field.types ? setAdding(adding === index ? undefined : index) : add(index);
  const types = (
    <div
      className="tools"
      role="group"
      aria-label={`Kind of ${singular.toLowerCase()}`}
    >
      {Object.keys(field.types ?? {}).map((type) => (
        <button
          key={type}
          type="button"
          onClick={() => add(adding!, type)}
        >
          {titled(type)}
        </button>
      ))}
    </div>
  );
  return (
    <Frame
      {...props}
      list={list}
      isAdding={field.types && adding === items.length}
      onAdd={() => choose(items.length)}
      before={(index) => adding === index && types}
      item={(item, index) => {
        const inside = `${fieldPath}.${index}`;
        const name = nameOf(item, singular, index);
        return (
          <Folded
            className="item"
            isOpen={keys[index] === list.added}
            hasProblem={Object.keys(problems)
              .some((it) => it.startsWith(`${inside}.`))}
            summary={
              <>
                <b>{`${name}: `}</b>
                <span>{summaryOf(item, field)}</span>
              </>
            }
          >
            <ItemTools
              {...{ fieldPath, index, name, list }}
              addBefore={() => choose(index)}
            />
            <Fields
              fields={fieldsOf(field, item)}
              fieldPath={inside}
              value={item}
            />
          </Folded>
        );
      }}
    />
  );
}

/** A list of texts; Enter goes on with the next one. */
export function Texts(props: ListProps) {
  const { field, fieldPath } = props;
  const { problems, change } = useForm();
  const list = useItems(props);
  const { items, singular } = list;
  const add = (index: number) =>
    list.add(index, "", (index) => `${fieldPath}.${index}`);
  const goOn = (event: KeyboardEvent, index: number) => {
    const isText = (event.target as Element).matches("input, textarea");
    if (event.key !== "Enter" || event.shiftKey || !isText) return;
    event.preventDefault();
    add(index + 1);
  };
  return (
    <Frame
      {...props}
      list={list}
      onAdd={() => add(items.length)}
      item={(value, index) => {
        const inside = `${fieldPath}.${index}`;
        const name = `${singular} ${index + 1}`;
        return (
          <div
            className="text-item"
            onKeyDown={(event) => goOn(event, index)}
          >
            <LabelledControl
              field={{ ...field.item!, label: name, isRequired: true }}
              id={inside}
              value={value}
              problem={problems[inside]}
              onChange={(text) => change(inside, text)}
            />
            <ItemTools {...{ fieldPath, index, name, list }} />
          </div>
        );
      }}
    />
  );
}

interface FrameProps extends ListProps {
  list: Items;
  item(value: unknown, index: number): ReactNode;
  /** What stands before an item, or at the end of the list. */
  before?(index: number): ReactNode;
  /** Whether it has opened a choice. */
  isAdding?: boolean | undefined;
  onAdd(): void;
}

/** The items of a list, each with its place to drop, and what adds one. */
function Frame(props: FrameProps) {
  const { field, fieldPath, list, item, before, isAdding, onAdd } = props;
  const { items, keys, removed, singular } = list;
  const { problems } = useForm();
  return (
    <fieldset id={fieldPath} tabIndex={-1}>
      <legend>{field.label}</legend>
      <Revert fieldPath={fieldPath} label={field.label} />
      {field.hint && <p className="hint">{field.hint}</p>}
      {problems[fieldPath] && <p role="alert">{problems[fieldPath]}</p>}
      {items.map((value, index) => (
        <div key={keys[index]}>
          {removed?.index === index && <Removed {...props} />}
          {before?.(index)}
          <Movable fieldPath={fieldPath} index={index} move={list.move}>
            {item(value, index)}
          </Movable>
        </div>
      ))}
      {removed && removed.index >= items.length && <Removed {...props} />}
      <button
        type="button"
        id={`${fieldPath}-add`}
        aria-expanded={isAdding}
        onClick={onAdd}
      >
        {`Add ${singular.toLowerCase()}`}
      </button>
      {before?.(items.length)}
    </fieldset>
  );
}

function initialOf(fields: readonly FormField[] = []): object {
  return Object.fromEntries(
    fields.filter(({ initial }) => initial !== undefined)
      .map(({ name, initial }) => [name, initial]),
  );
}

/** What an item is called, such as "Paragraph 2". */
function nameOf(item: unknown, singular: string, index: number): string {
  const type = isRecord(item) && typeof item.type === "string" ? item.type : "";
  return `${type ? titled(type) : singular} ${index + 1}`;
}

function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What names a folded item: its declared field, else its first words. */
function summaryOf(item: unknown, field: FormField): string {
  const named = valueAt(item, field.summary ?? "") ??
    fieldsOf(field, item).filter(({ control }) => control !== "picture")
      .map(({ name }) => valueAt(item, name)).flat()
      .find((it) => typeof it === "string" && it);
  return piecesOf(String(named ?? ""))
    .map((it) => typeof it === "string" ? it : "text" in it ? it.text : " ")
    .join("").slice(0, 80);
}
