import type { MarkFile } from "../../images/mark-file.ts";
import { drawToolMarks } from "./tool-marks.ts";
import { drawWordMarks } from "./word-marks.ts";

/** The only folder of pictures without scenes. */
export const logoFolder = "logos";

/** The clients' word marks and the tools' marks, drawn without scenes. */
export async function drawLogos(): Promise<MarkFile[]> {
  return [...await drawWordMarks(), drawToolMarks()];
}
