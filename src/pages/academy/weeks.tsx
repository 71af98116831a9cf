import words from "../../../data/words/academy.json" with { type: "json" };
import { Bridge } from "../../ui/art/bridge.tsx";

/** Weeks of training and mentoring before the real project begins. */
const trainingWeeks = 6;

/** The weeks above a deck of eight spans; the last two are a real project. */
export function Weeks() {
  return (
    <div className="weeks wrap">
      <div className="weeks-deck">
        <ol aria-label={words.weeks.title}>
          {Array.from(
            { length: trainingWeeks },
            (_, index) => <li key={index}>{index + 1}</li>,
          )}
        </ol>
        <p className="heading-3">{words.weeks.after}</p>
        <Bridge spans={trainingWeeks + 2} wide />
      </div>
    </div>
  );
}
