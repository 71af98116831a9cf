/** The path of the call that lists records of one status, or of all. */
export function listPath(kind: "article" | "job", status?: string): string {
  return status ? `/api/${kind}?status=${status}` : `/api/${kind}s`;
}

/** Whether a call returns a list, not one record. */
export function isListPath(path: string): boolean {
  return /^\/api\/(?:articles$|jobs$|\w+\?)/.test(path);
}

/** Whether a call returns records of every status: no page shows them. */
export function isWholeListPath(path: string): boolean {
  return path === listPath("article") || path === listPath("job");
}
