import words from "../../../data/words/service-pages.json" with {
  type: "json",
};
import { SectionHead } from "../../ui/text/section-head.tsx";
import { Stats } from "../../ui/blocks/stats.tsx";

interface ImpactProps {
  text: string;
  /** Shows each figure as a load that hangs from a crane. */
  hangs?: boolean;
}

/** The results of the work, in figures. */
export function Impact({ text, hangs }: ImpactProps) {
  return (
    <section className="section wrap" aria-labelledby="impact">
      <SectionHead title={words.impact.title} id="impact">
        <p>{text}</p>
      </SectionHead>
      {hangs ? <Loads /> : <Stats stats={words.impact.stats} />}
    </section>
  );
}

function Loads() {
  return (
    <ul className="loads">
      {words.impact.stats.map(({ figure, label }) => (
        <li key={label}>
          <svg
            viewBox="0 0 100 56"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path
              d="M50 0v20L2 56M50 20l48 36"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <p>
            <span className="figure">{figure}</span>
            <span className="soft">{label}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
