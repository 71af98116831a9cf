import { vitalsPath } from "../../addresses/paths.ts";

/**
 * Has the visit measured, unless the browser asks not to be tracked.
 * @param load Loads what measures.
 */
export function startMeasuring(
  load: () => Promise<{ measure(address: string): void }> = () =>
    import("./measure.ts"),
): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === "1" || globalPrivacyControl) return;
  load().then(
    (it) => it.measure(vitalsPath),
    () => {
      // Without its file a visit is not measured.
    },
  );
}
