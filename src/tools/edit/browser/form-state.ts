import { createContext, use } from "react";
import { isRecord } from "../../../lib/text/json.ts";
import type { FormRecord } from "../../../records/form-record.ts";
import type { FormField } from "../forms/form-field.ts";
import type { KindSetup } from "../forms/forms-setup.ts";

/** What is wrong, by the path of its field, such as "content.0.text". */
export type Problems = Readonly<Record<string, string>>;

/** A value, or the one that follows from the latest one. */
export type Change = unknown | ((latest: unknown) => unknown);

/** The form around a field. */
interface FormState {
  kind: KindSetup;
  /** The name of the record; empty if it is new. */
  id: string;
  record: FormRecord;
  /** The record as it was opened or saved last. */
  saved: FormRecord;
  problems: Problems;
  change(fieldPath: string, change: Change): void;
  /** Keeps the form from being saved for a reason, until there is none. */
  hold(fieldPath: string, reason: string | undefined): void;
}

/** What each control gets: its field, its value, and how to change it. */
export interface ControlProps {
  field: FormField;
  /** The path of the field, which is its element's id. */
  id: string;
  value: unknown;
  /** What is wrong with the value. */
  problem: string | undefined;
  onChange(change: Change): void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** @throws {Error} Outside of a form. */
export function useForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error("No form");
  return form;
}

/** A record with another value at a path. */
export function withValue(
  whole: unknown,
  [name, ...rest]: readonly string[],
  change: Change,
): unknown {
  if (name === undefined) {
    return typeof change === "function" ? change(whole) : change;
  }
  if (Array.isArray(whole)) {
    const index = Number(name);
    return whole.with(index, withValue(whole[index], rest, change));
  }
  const group = isRecord(whole) ? whole : {};
  return { ...group, [name]: withValue(group[name], rest, change) };
}

/** What is at a path of a record. */
export function valueAt(record: unknown, fieldPath: string): unknown {
  return fieldPath.split(".").reduce<unknown>(
    (it, name) => it === undefined ? it : Object(it)[name],
    record,
  );
}

/** Whether two values are the same to an author: an empty one is none. */
export function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part) => {
    if (!isRecord(part)) return part;
    return Object.fromEntries(
      Object.entries(part)
        .filter(([, it]) => it !== "" && it !== false && it !== undefined)
        .sort(([a], [b]) => a < b ? -1 : 1),
    );
  }) || '""';
}
