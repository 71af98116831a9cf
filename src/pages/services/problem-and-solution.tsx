import type { ReactNode } from "react";
import type { TitledText } from "../../../data/schema.ts";
import { problemPoints, solutionSteps } from "../../../data/services.ts";
import { GapBridge } from "../../ui/art/gap-bridge.tsx";
import { Water } from "../../ui/art/water.tsx";

/** Three problems above the gaps of a bridge, each with a solution below. */
export function ProblemAndSolution() {
  return (
    <div className="gap sky-haze">
      <section className="gap-problems wrap" aria-labelledby="problem">
        <Head title="The Problem" id="problem">
          Most sites lose people in three places. We find yours before we draw
          anything.
        </Head>
        <Points points={problemPoints} />
      </section>
      <div className="gap-below hang">
        <GapBridge spans={4} from={1} />
        <Water />
        <section className="gap-solutions wrap" aria-labelledby="solution">
          <Head title="Our Solution" id="solution">
            Three steps close the three gaps.
          </Head>
          <Points points={solutionSteps} />
        </section>
      </div>
    </div>
  );
}

interface HeadProps {
  title: string;
  id: string;
  children: ReactNode;
}

function Head({ title, id, children }: HeadProps) {
  return (
    <div className="gap-head">
      <h2 id={id}>{title}</h2>
      <p className="lead soft">{children}</p>
    </div>
  );
}

function Points({ points }: { points: readonly TitledText[] }) {
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
