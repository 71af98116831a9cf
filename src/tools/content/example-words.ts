import { existsSync } from "node:fs";
import type { SiteRecord } from "../../records/site.server.ts";
import type { FileProblem, ReadKind } from "../../records/files.server.ts";

/** The agency of the example. */
const exampleName = "Third Mainland";

/** Its places, people, clients, trades and figures, as its texts name them. */
const exampleWords = [
  ...[exampleName, "Lagos", "Yaba", "Nigeria", "₦"],
  ...["Ife", "Kene", "ARMT", "Fleetwaters", "Chedar", "Alomaa"],
  ...["armt.example", "fleetwaters.example", "public rail"],
  ...["20+", "40+", "50+", "Forty projects", "six years"],
];

/**
 * The texts of an agency with another name that still speak of the example, in
 * records and drawings. What is a fact of its own is no such word, nor is it in
 * a project.
 * @param statics The folder `static/`.
 */
export function exampleTexts(
  all: readonly ReadKind[],
  statics: URL,
): FileProblem[] {
  const recordsOf = (name: string) =>
    all.find(({ kind }) => kind.name === name)?.valid
      .map(({ record }) => record) ?? [];
  const [site] = recordsOf("site") as SiteRecord[];
  if (!site || site.name === exampleName) return [];
  const own = JSON.stringify([site, recordsOf("team"), recordsOf("projects")]);
  const words = exampleWords.filter((word) => !own.includes(word));
  const texts = [
    ...all.filter(({ kind }) => "file" in kind).flatMap(({ valid }) =>
      valid.flatMap(({ file, record }) => [...textsOf(record, file)])
    ),
    ...drawnTexts(new URL("drawings/", statics)),
  ];
  return texts.flatMap(({ text, ...place }) => {
    const found = words.filter((word) => text.includes(word));
    const reason = `still has words of the example: ${found.join(", ")}`;
    return found.length > 0 ? [{ ...place, reason }] : [];
  });
}

/** A text, and where it is. */
type PlacedText = Omit<FileProblem, "reason"> & { text: string };

/** All texts in a record. */
function* textsOf(
  value: unknown,
  file: string,
  field = "",
): Generator<PlacedText> {
  if (typeof value === "string") yield { file, field, text: value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, it] of Object.entries(value)) {
    yield* textsOf(it, file, field ? `${field}.${key}` : key);
  }
}

/** The texts of each drawing. */
function drawnTexts(folder: URL): PlacedText[] {
  if (!existsSync(folder)) return [];
  return [...Deno.readDirSync(folder)].map(({ name }) => ({
    file: `static/drawings/${name}`,
    field: "text",
    text: Deno.readTextFileSync(new URL(name, folder)).replace(/<[^>]*>/g, " "),
  }));
}
