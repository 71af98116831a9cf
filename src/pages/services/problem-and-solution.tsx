import type { TitledText } from "../../../data/schema.ts";
import { problemPoints, solutionSteps } from "../../../data/solution.ts";
import { SectionHead } from "../../components/text/section-head.tsx";
import { SpanList } from "../../components/art/span-list.tsx";

/** Three problems under broken decks, and three steps under filled ones. */
export function ProblemAndSolution() {
  return (
    <>
      <section className="section wrap" aria-labelledby="problem">
        <SectionHead title="The Problem" id="problem">
          <p>
            Most sites lose people in three places. We find yours before we draw
            anything.
          </p>
        </SectionHead>
        <SpanList deck="broken" items={problemPoints.map(spanOf)} />
      </section>
      <section className="section sky-paper-2" aria-labelledby="solution">
        <div className="wrap">
          <SectionHead title="Our Solution" id="solution">
            <p>Three steps close the three gaps.</p>
          </SectionHead>
          <SpanList
            deck="filled"
            className="solution"
            items={solutionSteps.map(spanOf)}
          />
        </div>
      </section>
    </>
  );
}

function spanOf({ title, description }: TitledText) {
  return {
    id: title,
    content: (
      <>
        <h3>{title}</h3>
        <p className="soft">{description}</p>
      </>
    ),
  };
}
