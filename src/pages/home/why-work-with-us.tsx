import { reasons } from "../../../data/reasons.ts";
import { Rule } from "../../components/rule.tsx";
import { SectionHead } from "../../components/section-head.tsx";
import { Drawing, Figures } from "./drawing.tsx";

/** One drawing a reason, in the reasons' order, and the columns it takes. */
const drawings = [
  { id: "expertise", width: 520, height: 422, columns: "span-5" },
  { id: "communication", width: 416, height: 416, columns: "span-4" },
  { id: "speed", width: 312, height: 404, columns: "span-3" },
];

/** Three reasons that step down the page, each under its drawing. */
export function WhyWorkWithUs() {
  return (
    <section className="section wrap" aria-labelledby="why">
      <Rule km={2.1} />
      <SectionHead title="Why work with us" id="why">
        <p>
          Three things clients tell us after launch. None of them is a surprise
          to the people who work here.
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
