import { drawSiteIcons } from "./site-icons.ts";
import type { MarkFile } from "./mark-file.ts";
import { drawToolMarks } from "./tool-marks.ts";
import { drawWordMarks } from "./word-marks.ts";

/** Folder that marks are written under. */
export const staticFolder = new URL("../../../static/", import.meta.url);

/** The one folder of pictures that no scenes draw. */
export const markFolder = "logos";

/** What is drawn without scenes, by the name the command line knows it under. */
export const marks = {
  logos: async () => [...await drawWordMarks(), drawToolMarks()],
  icons: drawSiteIcons,
} as const satisfies Record<string, () => Promise<MarkFile[]>>;

/** Name of a group of marks. */
export type MarksName = keyof typeof marks;

/** Whether `name` is that of a group of marks. */
export function isMarksName(name: string): name is MarksName {
  return Object.hasOwn(marks, name);
}

/** Draws one group of marks and writes those files that have changed. */
export async function drawMarks(name: MarksName): Promise<void> {
  for (const { path, bytes } of await marks[name]()) {
    const place = new URL(path, staticFolder);
    await Deno.mkdir(new URL("./", place), { recursive: true });
    const known = await Deno.readFile(place).catch(() => new Uint8Array());
    const same = known.length === bytes.length &&
      known.every((byte, index) => byte === bytes[index]);
    if (!same) await Deno.writeFile(place, bytes);
    console.log(`${path}: ${same ? "unchanged" : `${bytes.length} bytes`}`);
  }
}
