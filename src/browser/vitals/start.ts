import { vitalsPath } from "../../paths.ts";
import { mayMeasure, sendError } from "./send-error.ts";

/**
 * Has the visit measured, where that is wanted.
 * @param load Loads what measures.
 */
export function startMeasuring(
  load: () => Promise<Pick<typeof import("./measure.ts"), "measure">> = () =>
    import("./measure.ts"),
): void {
  if (!mayMeasure()) return;
  load().then(
    (it) => it.measure(vitalsPath, sendError),
    () => {
      // Without its file a visit is not measured.
    },
  );
}
