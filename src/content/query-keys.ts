import { idPattern } from "../records/record-ids.ts";
import {
  contentTypes,
  type ListName,
  listNames,
  type RecordName,
} from "./content-types.ts";

/**
 * What identifies a query of the content, also in caches: public records of a
 * kind, records of any or of another status for the gateway, single records.
 */
export type QueryKey =
  | ListName
  | `${ListName}/all`
  | `${ListName}?${StatusQuery}`
  | `${RecordName}/${string}`;

/** The part of a key for the records of a status. */
export type StatusQuery = `status=${string}`;

/** The keys and paths of lists. */
const listPaths = new Map(
  listNames.flatMap((list): [string, string][] => {
    const { singular, status } = contentTypes[list];
    return [
      [list, `/api/${singular}?status=${status}`],
      [`${list}/all`, `/api/${list}`],
    ];
  }),
);

/** The lists by the first word of a key. */
const listsByWord = new Map<string | undefined, ListName>(
  listNames.flatMap((
    list,
  ) => [[list, list], [contentTypes[list].singular, list]]),
);

/** The list of the records that a query returns. */
export function listNameOf(key: QueryKey): ListName {
  // Every key begins with one of these words.
  return listsByWord.get(key.split(/[/?]/)[0]) as ListName;
}

/** The path and parameters of a query. */
export function pathOfKey(key: QueryKey): string {
  const [, query] = key.split("?");
  return query
    ? `/api/${contentTypes[listNameOf(key)].singular}?${query}`
    : listPaths.get(key) ?? `/api/${key}`;
}

/** The headers of every call. */
export function callHeaders(authorization?: string): Record<string, string> {
  return {
    Accept: "application/json",
    "Content-Type": "application/json",
    ...(authorization && { Authorization: authorization }),
  };
}

/** Whether a query returns a list, not one record. */
export function isListKey(key: QueryKey): boolean {
  return listPaths.has(key) || key.includes("?");
}

/** Whether a query returns a list of any status, which only the gateway needs. */
export function isGatewayList(key: QueryKey): boolean {
  return isListKey(key) && key.endsWith("/all");
}

/** The purge tag that covers all content. */
export const allTag = "all";

/**
 * The keys that a purge tag covers: "all", a list such as "articles", or a
 * record such as "article-ID".
 * @returns Undefined for any other tag.
 */
export function keysOfTag(
  tag: string,
): (QueryKey | typeof allTag)[] | undefined {
  if (tag === allTag) return [allTag];
  for (const list of listNames) {
    const { singular } = contentTypes[list];
    const lists: QueryKey[] = [list, `${list}/all`];
    if (tag === list) return lists;
    if (!tag.startsWith(`${singular}-`)) continue;
    const id = tag.slice(singular.length + 1);
    return idPattern.test(id) ? [...lists, `${singular}/${id}`] : undefined;
  }
  return undefined;
}

/** The edge cache tags of a response made of the content of these keys. */
export function tagsOfKeys(keys: Iterable<QueryKey>): string[] {
  return [...new Set([...keys].map(tagOfKey))];
}

function tagOfKey(key: QueryKey): string {
  return isListKey(key) ? key.replace("/all", "") : key.replace("/", "-");
}
