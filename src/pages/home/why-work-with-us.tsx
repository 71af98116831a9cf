import words from "../../../data/words/home.json" with { type: "json" };
import { tabStopWhileScrollable } from "../../ui/controls/tab-stop-while-scrollable.ts";
import { SectionHead } from "../../ui/text/section-head.tsx";
import { ActionPlan, Note, PhoneDrawer } from "./artefacts.tsx";
import { parts } from "../../ui/controls/parts.ts";

/** Three reasons, each below its illustration. */
export function WhyWorkWithUs() {
  const { title, lead, expertise, communication, speed } = words.reasons;
  const reasons = [
    { ...expertise, Artefact: PhoneDrawer },
    { ...communication, Artefact: Note },
    { ...speed, Artefact: ActionPlan },
  ];
  return (
    <section className="why surface-haze wrap grid" aria-labelledby="why">
      <SectionHead title={title} id="why">
        <p>{lead}</p>
      </SectionHead>
      {/* In the tab order, so that the arrow keys scroll it on phones. */}
      <ul
        className="reasons swipe"
        {...parts.row}
        tabIndex={0}
        ref={tabStopWhileScrollable}
      >
        {reasons.map(({ title, description, Artefact }) => (
          <li key={title}>
            <Artefact />
            <div>
              <h3>{title}</h3>
              <p className="soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
