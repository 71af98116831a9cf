/** Makes a slug of a title, for addresses and file names. */
export function slugOf(title: string): string {
  return title.normalize("NFKD").toLowerCase().replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
}
