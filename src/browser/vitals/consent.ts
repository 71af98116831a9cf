/** Whether the browser sends no signal that opts out of measuring. */
export function mayMeasure(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack !== "1" && !globalPrivacyControl;
}
