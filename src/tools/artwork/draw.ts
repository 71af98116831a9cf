/**
 * Draws the site's pictures from their scenes, and the marks of clients and
 * tools:
 *
 *     deno task images                      every scene that has changed
 *     deno task images fleetwaters-farms    one set, or one picture: set/name
 *     deno task images logos                the marks, which need no browser
 *     deno task images --sheets [NAME…]     contact sheets, in .cache/sheets/
 *     deno task images --preview [NAME…]    PNG files only, in .cache/previews/
 *     deno task images --force [NAME…]      draws unchanged scenes too
 *     deno task images --check [NAME…]      writes nothing; reports what would differ
 */
import { readCommandLine, refuse } from "../../lib/command-line.ts";
import { checkSet } from "./check-set.ts";
import { drawSet } from "./draw-set.ts";
import { writeMarks } from "../images/mark-file.ts";
import { drawLogos } from "./marks/draw-logos.ts";
import { previewSet } from "./preview.ts";
import { removeStray } from "./remove-stray.ts";
import { table } from "./report.ts";
import { listSets, loadSet, type SceneSet } from "./scene.ts";
import { makeSheet } from "./sheets.ts";
import { openStudio, type Studio } from "./studio.ts";

interface Flags {
  check: boolean;
  force: boolean;
  preview: boolean;
  sheets: boolean;
}

/**
 * Draws what a command line names, or everything.
 * @throws {Error} If there is no browser, or a scene cannot be drawn.
 */
export async function draw(args: string[]): Promise<void> {
  const { values: flags, positionals } = readCommandLine(
    "deno task images [--check | --force | --preview | --sheets] [NAME...]",
    {
      args,
      allowPositionals: true,
      options: {
        check: { type: "boolean", default: false },
        force: { type: "boolean", default: false },
        preview: { type: "boolean", default: false },
        sheets: { type: "boolean", default: false },
      },
    },
  );
  const named = positionals.filter((name) => name !== "logos");
  const isWhole = positionals.length === 0;
  const chosen = isWhole || named.length > 0 ? await chooseSets(named) : [];
  if (flags.sheets) {
    for (const set of chosen) console.log(await makeSheet(set.name));
    return;
  }
  const isMarks = isWhole || positionals.includes("logos");
  if (isMarks && !flags.preview && !flags.check) {
    await writeMarks(await drawLogos());
  }
  if (chosen.length > 0) await drawSets(chosen, flags, isWhole);
}

async function drawSets(
  sets: SceneSet[],
  flags: Flags,
  isWhole: boolean,
): Promise<void> {
  const studio = await openStudio();
  try {
    if (flags.preview) {
      for (const set of sets) await previewSet(set, studio);
      return;
    }
    if (flags.check) return await check(sets, studio);
    for (const set of sets) await drawSet(set, studio, flags);
    if (isWhole) await removeStray(sets);
    console.log(await table(sets));
  } finally {
    await studio.close();
  }
}

/** Exits with 1 when a picture differs from the committed one. */
async function check(sets: SceneSet[], studio: Studio): Promise<void> {
  const changed: string[] = [];
  for (const set of sets) changed.push(...await checkSet(set, studio));
  for (const picture of changed) console.error(`differs: ${picture}`);
  if (changed.length) Deno.exitCode = 1;
}

/** The sets, or parts of sets, that the command line names. */
async function chooseSets(names: string[]): Promise<SceneSet[]> {
  const known = await listSets();
  if (!names.length) return await Promise.all(known.map(loadSet));
  const sets: SceneSet[] = [];
  for (const name of names) {
    const [set = "", picture] = name.split("/");
    if (!known.includes(set)) {
      refuse(`Cannot draw "${name}": the sets are ${known.join(", ")}`);
    }
    const { scenes } = await loadSet(set);
    const part = scenes.filter((it) => !picture || it.name === picture);
    if (!part.length) {
      const all = scenes.map((it) => it.name).join(", ");
      refuse(`Cannot draw "${name}": the scenes of ${set} are ${all}`);
    }
    sets.push({ name: set, scenes: part });
  }
  return sets;
}
