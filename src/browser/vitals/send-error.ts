import { site } from "../../../data/site.ts";
import { vitalsPath } from "../../paths.ts";

/** Whether the site measures visits and the browser sends no opt-out signal. */
export function mayMeasure(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return Boolean(site.webVitals) && doNotTrack !== "1" && !globalPrivacyControl;
}

/** Sends what was thrown on this page, an error or not, to the server's log. */
export function sendError(thrown: unknown): void {
  if (!mayMeasure()) return;
  // Not every browser repeats the message in the stack.
  const text = thrown instanceof Error
    ? `${thrown.message}\n${thrown.stack}`
    : String(thrown);
  const error = text.slice(0, 2000);
  const { pathname: path } = location;
  navigator.sendBeacon(vitalsPath, JSON.stringify({ path, error }));
}
