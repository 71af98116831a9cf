import { trainingWeeks } from "../../../data/academy.ts";
import { Bridge } from "../../ui/art/bridge.tsx";

/** The weeks above a deck of eight spans; the last two are a real project. */
export function Weeks() {
  return (
    <div className="weeks wrap">
      <div className="weeks-deck">
        <ol aria-label="Weeks of training">
          {Array.from(
            { length: trainingWeeks },
            (_, index) => <li key={index}>{index + 1}</li>,
          )}
        </ol>
        <p className="f3">real project experience</p>
        <Bridge spans={trainingWeeks + 2} wide />
      </div>
    </div>
  );
}
