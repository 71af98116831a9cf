import { reasons } from "../../../data/home.ts";
import { SectionHead } from "../../ui/text/section-head.tsx";
import { ActionPlan, Note, PhoneDrawer } from "./artefacts.tsx";

/** The illustration of each reason, in order. */
const artefacts = [PhoneDrawer, Note, ActionPlan];

/** Three reasons, each below its illustration. */
export function WhyWorkWithUs() {
  return (
    <section className="why sky-haze wrap grid" aria-labelledby="why">
      <SectionHead title="Why work with us" id="why">
        <p>Three things you can hold us to.</p>
      </SectionHead>
      {/* In the tab order, so that the arrow keys scroll it on phones. */}
      <ul className="reasons swipe" tabIndex={0}>
        {reasons.map(({ title, description }, index) => {
          const Artefact = artefacts[index];
          return (
            <li key={title}>
              {Artefact && <Artefact />}
              <div>
                <h3>{title}</h3>
                <p className="soft">{description}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
