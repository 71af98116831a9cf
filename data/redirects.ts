/**
 * Old addresses of pages and where they lead now: path to path. An article that
 * changes its id is not listed here: its file keeps the old one in `formerIds`.
 */
export const redirects: Readonly<Record<string, string>> = {};
