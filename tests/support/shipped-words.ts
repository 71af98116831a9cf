/**
 * The words that the site was shipped with: an owner may change any, also those
 * that the specification fixes.
 */
import { existsSync } from "node:fs";

const root = new URL("../../", import.meta.url);
const shippedFolder = new URL("../fixtures/words/", import.meta.url);

/** The places of words that were changed, by the shipped text. */
const changed: ReadonlyMap<string, string> = new Map(changedWords());

/** Where the words of a fixed text were changed; undefined if they were not. */
export function changedPlace(text: string): string | undefined {
  const [label = ""] = text.split(" → ");
  // After the number of a step.
  return changed.get(label) ?? changed.get(label.replace(/^\d\d\. /, ""));
}

/** Straight apostrophes, as the specification has them. */
export function straight(text: string): string {
  return text.replaceAll("’", "'").replaceAll(/\s+/g, " ").trim();
}

function* changedWords(): Generator<[text: string, place: string]> {
  for (const { name } of Deno.readDirSync(shippedFolder)) {
    const file = name === "site.json" ? `data/${name}` : `data/words/${name}`;
    // The page may be left out.
    if (!existsSync(new URL(file, root))) continue;
    const now = new Map(
      leavesOf(JSON.parse(Deno.readTextFileSync(new URL(file, root)))),
    );
    const shipped = Deno.readTextFileSync(new URL(name, shippedFolder));
    for (const [place, text] of leavesOf(JSON.parse(shipped))) {
      if (now.get(place) !== text) yield [straight(text), `${file}: ${place}`];
    }
  }
}

/** All texts in a value, by their places. */
function* leavesOf(value: unknown, place = ""): Generator<[string, string]> {
  if (typeof value === "string") yield [place, value];
  if (typeof value !== "object" || value === null) return;
  for (const [name, it] of Object.entries(value)) {
    yield* leavesOf(it, place ? `${place}.${name}` : name);
  }
}
