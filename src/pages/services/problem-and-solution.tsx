import words from "../../../data/words/services.json" with { type: "json" };
import { GapBridge } from "../../ui/art/gap-bridge.tsx";
import { Water } from "../../ui/art/water.tsx";

/** Three problems above the gaps of a bridge, each with a solution below. */
export function ProblemAndSolution() {
  const { problem, solution } = words;
  return (
    <div className="gap surface-haze">
      <section className="gap-problems wrap" aria-labelledby="problem">
        <Head {...problem} id="problem" />
        <Points points={problem.points} />
      </section>
      <div className="gap-below hang">
        <GapBridge spans={4} from={1} />
        <Water />
        <section className="gap-solutions wrap" aria-labelledby="solution">
          <Head {...solution} id="solution" />
          <Points points={solution.points} />
        </section>
      </div>
    </div>
  );
}

interface HeadProps {
  title: string;
  lead: string;
  id: string;
}

function Head({ title, lead, id }: HeadProps) {
  return (
    <div className="gap-head">
      <h2 id={id}>{title}</h2>
      <p className="lead soft">{lead}</p>
    </div>
  );
}

interface Point {
  title: string;
  description: string;
}

function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul>
      {points.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="soft">{description}</p>
        </li>
      ))}
    </ul>
  );
}
