import { slugOf } from "../lib/text/slug.ts";

/** The most characters of a name that is made of a title. */
export const maxNameLength = 80;

/** The name of a file, made of a title and cut after a word. */
export function fileNameOf(title: string): string {
  const name = slugOf(title);
  if (name.length <= maxNameLength) return name;
  return name.slice(0, maxNameLength + 1).replace(/-[^-]*$/, "")
    .slice(0, maxNameLength);
}
