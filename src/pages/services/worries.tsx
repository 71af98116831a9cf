import words from "../../../data/words/no-code.json" with { type: "json" };
import { GapBridge } from "../../ui/art/gap-bridge.tsx";
import { SectionHead } from "../../ui/text/section-head.tsx";

/** Each worry above a gap of a bridge, with its answer below. */
export function Worries() {
  return (
    <section className="worries surface-haze" aria-labelledby="worries">
      <div className="wrap">
        <SectionHead title={words.worries.title} id="worries" />
      </div>
      <div className="gap gap-pairs">
        <GapBridge spans={3} from={0} />
        <ul className="wrap">
          {words.worries.pairs.map(({ problem, solution }) => (
            <li key={problem}>
              <h3>{problem}</h3>
              <p className="soft">{solution}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
