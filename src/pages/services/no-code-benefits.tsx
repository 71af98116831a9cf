import { noCodeBenefits } from "../../../data/no-code.ts";
import { SectionHead } from "../../ui/text/section-head.tsx";
import { Block } from "./block.tsx";

/** The five benefits with a block each: a row of three, then a row of two. */
export function NoCodeBenefits() {
  return (
    <section className="section sky-paper-2 wrap" aria-labelledby="reasons">
      <SectionHead title="Five reasons to start this way" id="reasons" />
      <ul className="icon-items grid">
        {noCodeBenefits.map(({ icon, heading, description }, index) => (
          <li
            key={heading}
            className={index < 3 ? "half span-4" : "half span-6"}
          >
            <Block name={icon} />
            <h3>{heading}</h3>
            <p className="soft">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
