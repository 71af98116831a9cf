import { idPattern } from "../records/record-ids.ts";
import {
  type ListName,
  listNames,
  recordKinds,
  type RecordName,
} from "./record-kinds.ts";

/**
 * The name of a call to the content service, used as its cache key: public
 * records of a kind, records of any or of another status for the gateway, and
 * single records.
 */
export type CallName =
  | ListName
  | `${ListName}/all`
  | `${ListName}?${StatusQuery}`
  | `${RecordName}/${string}`;

/** The query of a call for the records of a status. */
export type StatusQuery = `status=${string}`;

/** The names and paths of the calls that return lists. */
const listPaths = new Map(
  listNames.flatMap((list): [string, string][] => {
    const { singular, status } = recordKinds[list];
    return [
      [list, `/api/${singular}?status=${status}`],
      [`${list}/all`, `/api/${list}`],
    ];
  }),
);

/** The lists by the first word of a call's name. */
const listsByWord = new Map<string | undefined, ListName>(
  listNames.flatMap((
    list,
  ) => [[list, list], [recordKinds[list].singular, list]]),
);

/** The list of the records that a call returns. */
export function listNameOf(name: CallName): ListName {
  // Every call's name begins with one of these words.
  return listsByWord.get(name.split(/[/?]/)[0]) as ListName;
}

/** The path and query of a call. */
export function pathOfCall(name: CallName): string {
  const [, query] = name.split("?");
  return query
    ? `/api/${recordKinds[listNameOf(name)].singular}?${query}`
    : listPaths.get(name) ?? `/api/${name}`;
}

/** The headers of every call. */
export function callHeaders(authorization?: string): Record<string, string> {
  return {
    Accept: "application/json",
    "Content-Type": "application/json",
    ...(authorization && { Authorization: authorization }),
  };
}

/** Whether a call returns a list, not one record. */
export function isListCall(name: CallName): boolean {
  return listPaths.has(name) || name.includes("?");
}

/** Whether a call returns a list of any status, which only the gateway needs. */
export function isGatewayList(name: CallName): boolean {
  return isListCall(name) && name.endsWith("/all");
}

/** The purge tag that covers all content. */
export const allTag = "all";

/**
 * The calls that a purge tag covers: "all", a list such as "articles", or a
 * record such as "article-ID".
 * @returns Undefined for any other tag.
 */
export function callsOfTag(
  tag: string,
): (CallName | typeof allTag)[] | undefined {
  if (tag === allTag) return [allTag];
  for (const list of listNames) {
    const { singular } = recordKinds[list];
    const lists: CallName[] = [list, `${list}/all`];
    if (tag === list) return lists;
    if (!tag.startsWith(`${singular}-`)) continue;
    const id = tag.slice(singular.length + 1);
    return idPattern.test(id) ? [...lists, `${singular}/${id}`] : undefined;
  }
  return undefined;
}

/** The edge cache tags of a response made from the answers to these calls. */
export function tagsOfCalls(names: Iterable<CallName>): string[] {
  return [...new Set([...names].map(tagOfCall))];
}

function tagOfCall(name: CallName): string {
  return isListCall(name) ? name.replace("/all", "") : name.replace("/", "-");
}
