/** What a request asks for, apart from the host that it names. */
export interface RequestAddress {
  path: string;
  /** The query with its question mark, or nothing. */
  search: string;
}

/** The path and query of a request's URL. */
export function addressOf(url: string): RequestAddress {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const question = url.indexOf("?", start);
  return question < 0
    ? { path: url.slice(start), search: "" }
    : { path: url.slice(start, question), search: url.slice(question) };
}
