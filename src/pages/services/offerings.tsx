import { solutionOfferings } from "../../../data/no-code.ts";
import { SectionHead } from "../../ui/text/section-head.tsx";
import { Block } from "./block.tsx";

/** The five offerings as blocks on a deck; the chosen one shows its costs. */
export function Offerings() {
  return (
    <section className="section wrap" aria-labelledby="offerings">
      <SectionHead title="Five ways we keep the exit open" id="offerings">
        <p>Open a block: what it takes to build, and to leave.</p>
      </SectionHead>
      <ul className="offerings accordion">
        {solutionOfferings.map((offering, index) => (
          <li key={offering.heading}>
            <details name="offering" open={index === 0}>
              <summary>
                <Block name={offering.icon} />
                <h3>{offering.heading}</h3>
              </summary>
              <p className="soft">{offering.description}</p>
              <dl>
                <div>
                  <dt className="meta soft">To build</dt>
                  <dd>{offering.build}</dd>
                </div>
                <div>
                  <dt className="meta soft">To leave</dt>
                  <dd>{offering.leave}</dd>
                </div>
              </dl>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
