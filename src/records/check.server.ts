import { type FileProblem, type ReadKind } from "./files.server.ts";
import { linkExpected } from "./links.ts";
import { type FieldValue, valuesIn } from "./walk.ts";

/** What records may name. */
export interface Surroundings {
  /**
   * The first of some root-relative addresses without a file.
   */
  missingFile(addresses: readonly string[]): Promise<string | undefined>;
  /** What is wrong with the target of a link; undefined if nothing is. */
  checkLink(href: string): Promise<string | undefined>;
  /** The kinds whose records may be named. */
  all: readonly ReadKind[];
}

/** The pictures that valid records name, and that are not there. */
export async function missingPictures(
  read: ReadKind,
  { missingFile }: Pick<Surroundings, "missingFile">,
): Promise<FileProblem[]> {
  const problems: FileProblem[] = [];
  for (const { file, record } of read.valid) {
    for (
      const { field, path, value, group } of valuesIn(record, read.kind.fields)
    ) {
      if (typeof value !== "string") continue;
      const files = field.references?.files?.(value, group) ?? [];
      const missing = await missingFile(files);
      if (missing === undefined) continue;
      const reason = `there is no picture "${missing}"`;
      problems.push({ file, field: path.join("."), reason });
    }
  }
  return problems;
}

/**
 * What visitors would miss of valid records: no reason to refuse them.
 * @param only The file whose warnings are wanted; of all by default.
 */
export async function warningsOf(
  { kind, valid }: ReadKind,
  surroundings: Surroundings,
  only?: string,
): Promise<FileProblem[]> {
  const warnings: FileProblem[] = [];
  for (const { file, record } of valid) {
    if (only && file !== only) continue;
    const own = await kind.warnings?.(record) ?? [];
    warnings.push(...own.map((warning) => ({ file, ...warning })));
    for (const found of valuesIn(record, kind.fields)) {
      const field = (path: readonly string[]) => path.join(".");
      for (const [value, path] of itemsOf(found)) {
        const reason = missingReference(value, found, record, surroundings);
        if (reason) warnings.push({ file, field: field(path), reason });
        const { linkPattern } = found.field.references ?? {};
        if (!linkPattern || new RegExp(linkPattern).test(`${value}`)) continue;
        warnings.push({ file, field: field(path), reason: linkExpected });
      }
      const links = found.field.references?.links?.(found.value) ?? [];
      for (const href of new Set(links)) {
        const fault = await surroundings.checkLink(href);
        if (!fault) continue;
        const reason = `the link "${href}" ${fault}`;
        warnings.push({ file, field: field(found.path), reason });
      }
    }
  }
  return warnings;
}

/** A value, or the items of a list of texts. */
function itemsOf({ value, path }: FieldValue): [unknown, readonly string[]][] {
  return Array.isArray(value)
    ? value.map((item, index) => [item, [...path, String(index)]])
    : [[value, path]];
}

/** Says that a value names what is gone. */
function missingReference(
  value: unknown,
  { field: { references = {} } }: FieldValue,
  record: unknown,
  { all }: Surroundings,
): string | undefined {
  const { kind: name, item } = references;
  if (name) {
    const named = all.find(({ kind }) => kind.name === name);
    if (!named || named.ids.includes(String(value))) return undefined;
    return `there is no ${named.kind.label.toLowerCase()} "${value}"`;
  }
  if (!item) return undefined;
  const list = Reflect.get(record as object, item.list);
  const isThere = Array.isArray(list) &&
    list.some((it) => it[item.by] === value);
  return isThere ? undefined : `there is no ${item.label} "${value}"`;
}
