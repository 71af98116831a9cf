import { isRecord } from "../../../lib/text/json.ts";

/** Where the values to choose from are: records, or items of a list beside. */
interface Relation {
  kind?: string;
  item?: { list: string; by: string };
}

/** What the browser must know of a field to show it. */
export interface FormField {
  name: string;
  label: string;
  hint?: string;
  control: string;
  isRequired: boolean;
  /** The value in a new record. */
  initial?: unknown;
  /** The most characters. */
  max?: number;
  /** With what to type instead. */
  pattern?: readonly [source: string, expected: string];
  choices?: readonly string[];
  /** The buttons of a text with Markdown. */
  buttons?: readonly string[];
  /** Whether it may have blocks of code, and tables. */
  hasCode?: boolean;
  hasTables?: boolean;
  /** The fields of a group, or of each item of a list. */
  fields?: readonly FormField[];
  /** The fields of each type of item, or of each form of a value. */
  types?: Readonly<Record<string, readonly FormField[]>>;
  /** What each item of a list of texts is. */
  item?: FormField;
  /** The word for one item. */
  singular?: string;
  /** The field that names a folded item. */
  summary?: string;
  isFolded?: boolean;
  /** Where the values to choose from are. */
  relation?: Relation;
  /** Whether a picture is a portrait, or is shown whole. */
  isPortrait?: boolean;
  isWhole?: boolean;
  /** Whether pages show its date. */
  isDateOnPage?: boolean;
}

/** The fields of a group or an item. */
export function fieldsOf(
  { fields, types }: Pick<FormField, "fields" | "types">,
  item: unknown,
): readonly FormField[] {
  const type = isRecord(item) ? String(item.type) : "";
  return types?.[type] ?? fields ?? [];
}
