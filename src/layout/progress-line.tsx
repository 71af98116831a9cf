import { useContext } from "react";
import { ArrivalContext } from "./page-context.ts";

/** A line at the window's top while a page takes longer than a moment. */
export function ProgressLine() {
  const { isLeaving } = useContext(ArrivalContext);
  // The style sheet shows it after 200 ms, so that quick pages never do.
  return isLeaving &&
    <div className="progress" role="progressbar" aria-label="Loading page" />;
}
