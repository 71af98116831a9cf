/** Redirects from old paths of pages, articles and jobs to current paths. */
export const redirects: Readonly<Record<string, string>> = {};
