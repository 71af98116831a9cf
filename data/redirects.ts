/**
 * Redirects from old paths of pages, articles, jobs and projects to current
 * paths. Those have neither query nor fragment: a visitor's query is appended.
 */
export const redirects: Readonly<Record<string, string>> = {};
