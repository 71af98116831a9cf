/**
 * Old addresses of pages, articles and jobs, and where they lead now: path to
 * path.
 */
export const redirects: Readonly<Record<string, string>> = {};
