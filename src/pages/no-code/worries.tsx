import { noCodeProblems } from "../../../data/no-code.ts";
import { GapBridge } from "../../components/art/gap-bridge.tsx";

/** Each worry above a gap of a bridge, and below it what closes the gap. */
export function Worries() {
  return (
    <div className="gap gap-pairs">
      <GapBridge spans={3} from={0} />
      <ul className="wrap">
        {noCodeProblems.map(({ problem, solution }) => (
          <li key={problem}>
            <h3>{problem}</h3>
            <p className="soft">{solution}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
