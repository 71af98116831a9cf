import { saveFile } from "../../../lib/save-file.ts";
import { recolourDrawings } from "./drawings.ts";
import { drawSiteIcons } from "../../images/site-icons.ts";
import type { MarkFile } from "../../images/mark-file.ts";
import { drawToolMarks } from "./tool-marks.ts";
import { drawWordMarks } from "./word-marks.ts";

/** Folder of the files that are written. */
export const staticFolder = new URL("../../../../static/", import.meta.url);

/** The only folder of pictures without scenes. */
export const markFolder = "logos";

/** Groups of files that are drawn without scenes, by their name on the command line. */
export const marks = {
  logos: async () => [...await drawWordMarks(), drawToolMarks()],
  icons: () => drawSiteIcons(),
  drawings: () => recolourDrawings(),
} as const satisfies Record<string, () => Promise<MarkFile[]>>;

/** Name of a group of marks. */
type MarksName = keyof typeof marks;

/** Whether `name` is that of a group of marks. */
export function isMarksName(name: string): name is MarksName {
  return Object.hasOwn(marks, name);
}

/** Draws one group of marks and writes the files that have changed. */
export async function drawMarks(name: MarksName): Promise<void> {
  for (const { path, bytes } of await marks[name]()) {
    const place = new URL(path, staticFolder);
    await Deno.mkdir(new URL("./", place), { recursive: true });
    const known = await Deno.readFile(place).catch(() => new Uint8Array());
    const same = known.length === bytes.length &&
      known.every((byte, index) => byte === bytes[index]);
    if (!same) saveFile(place, bytes);
    console.log(`${path}: ${same ? "unchanged" : `${bytes.length} bytes`}`);
  }
}
