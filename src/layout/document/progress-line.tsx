import { useContext } from "react";
import { ArrivalContext } from "../../routing/page-context.ts";

/** A progress bar at the window's top while the next page loads. */
export function ProgressLine() {
  const { isLeaving } = useContext(ArrivalContext);
  // CSS shows it after 200 ms, so that fast pages never do.
  return isLeaving &&
    <div className="progress" role="progressbar" aria-label="Loading page" />;
}
