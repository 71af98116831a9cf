import words from "../../../data/words/home.json" with { type: "json" };
import { scrollStop } from "../../ui/controls/scroll-stop.ts";
import { SectionHead } from "../../ui/text/section-head.tsx";
import { ActionPlan, Note, PhoneDrawer } from "./artefacts.tsx";

const { expertise, communication, speed } = words.reasons;

/** The reasons in order, each with its illustration. */
const reasons = [
  { ...expertise, Artefact: PhoneDrawer },
  { ...communication, Artefact: Note },
  { ...speed, Artefact: ActionPlan },
];

/** Three reasons, each below its illustration. */
export function WhyWorkWithUs() {
  return (
    <section className="why sky-haze wrap grid" aria-labelledby="why">
      <SectionHead title={words.reasons.title} id="why">
        <p>{words.reasons.lead}</p>
      </SectionHead>
      {/* In the tab order, so that the arrow keys scroll it on phones. */}
      <ul className="reasons swipe" tabIndex={0} ref={scrollStop}>
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
