import { site } from "../../../data/site.ts";
import { vitalsPath } from "../../paths.ts";
import { mayMeasure, sendError } from "./send-error.ts";

/**
 * Measures the visit if the site and the visitor allow it.
 * @param load Imports the measuring module.
 */
export function startMeasuring(
  load: () => Promise<Pick<typeof import("./measure.ts"), "measure">> = () =>
    import("./measure.ts"),
): void {
  if (!mayMeasure()) return;
  load().then(
    (it) => it.measure(vitalsPath, site.book.href, sendError),
    () => {
      // If the import fails, the visit is not measured.
    },
  );
}
