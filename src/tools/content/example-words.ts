import type { SiteRecord } from "../../records/site.server.ts";
import type { FileProblem, ReadKind } from "../../records/files.server.ts";

/** The agency of the example. */
const exampleName = "Third Mainland";

/** Its places, people, clients, trades and figures, as its texts name them. */
const exampleWords = [
  ...[exampleName, "Lagos", "Yaba", "Nigeria", "₦"],
  ...["Ife", "Kene", "ARMT", "Fleetwaters", "public rail"],
  ...["20+", "40+", "50+", "Forty projects", "six years"],
];

/**
 * The texts of an agency with another name that still speak of the example.
 * What is a fact of its own is no such word, nor is it in a project.
 */
export function exampleTexts(all: readonly ReadKind[]): FileProblem[] {
  const recordsOf = (name: string) =>
    all.find(({ kind }) => kind.name === name)?.valid
      .map(({ record }) => record) ?? [];
  const [site] = recordsOf("site") as SiteRecord[];
  if (!site || site.name === exampleName) return [];
  const own = JSON.stringify([site, recordsOf("team"), recordsOf("projects")]);
  const words = exampleWords.filter((word) => !own.includes(word));
  return all.filter(({ kind }) => "file" in kind).flatMap(({ valid }) =>
    valid.flatMap(({ file, record }) =>
      textsOf(record, "").flatMap(([field, text]) => {
        const found = words.filter((word) => text.includes(word));
        return found.length === 0 ? [] : [{
          file,
          field,
          reason: `still has words of the example: ${found.join(", ")}`,
        }];
      })
    )
  );
}

/** All texts in a record, each with its place. */
function textsOf(value: unknown, place: string): [string, string][] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, it]) =>
    textsOf(it, place ? `${place}.${key}` : key)
  );
}
