import type * as z from "zod/mini";
import { type FileFields, fileSchema } from "./fields.server.ts";
import type { Singleton } from "./kind.ts";

type Declared = Pick<
  Singleton,
  "name" | "label" | "page" | "heading" | "draft"
>;

/** The kind of the facts in `data/NAME.json`. */
export function singleton<F extends FileFields>(
  kind: Declared & { fields: F },
): Singleton<z.infer<ReturnType<typeof fileSchema<F>>>> & { fields: F } {
  const { name, fields } = kind;
  return { ...kind, file: `data/${name}.json`, schema: fileSchema(fields) };
}

/** The record of a kind. */
export type RecordIn<K> = K extends Singleton<infer T> ? T : never;
