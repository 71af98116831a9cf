import words from "../../../data/words/no-code.json" with { type: "json" };
import { SectionHead } from "../../ui/text/section-head.tsx";
import { Block } from "./block.tsx";

/** The five offerings as blocks on a deck; the chosen one shows its costs. */
export function Offerings() {
  const { title, lead, toBuild, toLeave, blocks } = words.offerings;
  return (
    <section className="section wrap" aria-labelledby="offerings">
      <SectionHead title={title} id="offerings">
        <p>{lead}</p>
      </SectionHead>
      <ul className="offerings accordion">
        {Object.entries(blocks).map(([block, offering], index) => (
          <li key={offering.heading}>
            <details name="offering" open={index === 0}>
              <summary>
                <Block name={block} />
                <h3>{offering.heading}</h3>
              </summary>
              <p className="soft">{offering.description}</p>
              <dl>
                <div>
                  <dt className="meta soft">{toBuild}</dt>
                  <dd>{offering.build}</dd>
                </div>
                <div>
                  <dt className="meta soft">{toLeave}</dt>
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
