import { site } from "../../../data/site.ts";
import { vitalsPath } from "../../paths.ts";

/** Whether the site measures visits and the browser sends no opt-out signal. */
export function mayMeasure(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return Boolean(site.webVitals) && doNotTrack !== "1" && !globalPrivacyControl;
}

/** Sends an error of this page to the server's log. */
export function sendError(thrown?: Error): void {
  if (!mayMeasure()) return;
  const error = `${thrown?.message}\n${thrown?.stack}`.slice(0, 2000);
  const { pathname: path } = location;
  navigator.sendBeacon(vitalsPath, JSON.stringify({ path, error }));
}
