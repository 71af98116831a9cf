import { useNavigation } from "react-router-dom";

/** A progress bar at the window's top while the next page loads. */
export function ProgressLine() {
  const { state } = useNavigation();
  // CSS shows it after 200 ms, so it never flashes on fast pages.
  return state === "loading" &&
    <div className="progress" role="progressbar" aria-label="Loading page" />;
}
