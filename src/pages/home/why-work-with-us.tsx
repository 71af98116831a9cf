import { reasons } from "../../../data/reasons.ts";
import { KmRule } from "../../components/art/km-rule.tsx";
import { SectionHead } from "../../components/text/section-head.tsx";
import { Drawing, Figures } from "./drawing.tsx";

/** One drawing for each reason, in the same order, with its columns. */
const drawings = [
  { id: "expertise", width: 520, height: 422, columns: "span-5" },
  { id: "communication", width: 416, height: 416, columns: "span-4" },
  { id: "speed", width: 312, height: 404, columns: "span-3" },
];

/** Three reasons, each under its drawing. */
export function WhyWorkWithUs() {
  return (
    <section className="section wrap" aria-labelledby="why">
      <KmRule km={2.1} />
      <SectionHead title="Why work with us" id="why">
        <p>
          Three things you can hold us to.
        </p>
      </SectionHead>
      <ul className="reasons grid">
        {drawings.map(({ id, width, height, columns }, index) => (
          <li key={id} className={columns}>
            <Drawing width={width} height={height}>
              <Figures id={id} />
              {id === "speed" && (
                <use href="#danfo" x="90" y="157" width="207" height="100" />
              )}
            </Drawing>
            <h3>{reasons[index]?.title}</h3>
            <p className="soft">{reasons[index]?.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
