import { en } from "zod/locales";
import * as z from "zod/mini";

z.config(en());

/** A problem of a content file. */
export interface Problem {
  /** The field's path in the record, or "(whole file)". */
  field: string;
  reason: string;
}

/** The record of a file, or all its problems. */
export type ReadRecord<T> = { record: T } | { problems: Problem[] };

/**
 * The names of the JSON files in a folder, sorted; none without the folder,
 * which git leaves out when it is empty.
 */
export async function recordFiles(folder: URL): Promise<string[]> {
  const names: string[] = [];
  try {
    for await (const { name, isFile } of Deno.readDir(folder)) {
      if (isFile && name.endsWith(".json")) names.push(name);
    }
  } catch (cause) {
    if (!(cause instanceof Deno.errors.NotFound)) throw cause;
  }
  return names.sort();
}

/** Reads a content file and validates its record. */
export async function readRecord<T>(
  file: URL,
  schema: z.ZodMiniType<T, unknown>,
): Promise<ReadRecord<T>> {
  let body: unknown;
  try {
    body = JSON.parse(await Deno.readTextFile(file));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { problems: [{ field: "(whole file)", reason }] };
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return { record: parsed.data };
  return {
    problems: parsed.error.issues.map(({ path, message }) => ({
      field: path.join(".") || "(whole record)",
      reason: message,
    })),
  };
}
