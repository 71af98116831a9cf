import { vitalsPath } from "../../addresses/paths.ts";

/** Has the visit measured once the page is there and the browser is idle. */
export function startMeasuring(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === "1" || globalPrivacyControl) return;
  function load(): void {
    // Safari has no idle callback.
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    idle(() =>
      import("./measure.ts").then(
        (it) => it.measure(vitalsPath),
        () => {
          // Without its file a visit is not measured.
        },
      )
    );
  }
  if (document.readyState === "complete") load();
  else addEventListener("load", load, { once: true });
}
